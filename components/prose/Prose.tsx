import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { ComponentProps } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import type { ProseTree } from '../../model/prose.ts';
import { ExternalLink, Link } from '../link/Link.tsx';
import { PictureElement } from '../picture/Picture.tsx';

/** Renders text that was written in Markdown, with the site's own components for links and pictures. */
export function Prose({ text }: { text: ProseTree }) {
  const components = { a: ProseLink, img: ProsePicture };

  return <div className="prose">{toJsxRuntime(text, { Fragment, jsx, jsxs, components })}</div>;
}

/** Renders Markdown without blocks, such as an answer, to stand in a paragraph of the page. */
export function InlineProse({ text }: { text: ProseTree }) {
  return toJsxRuntime(text, { Fragment, jsx, jsxs, components: { a: ProseLink } });
}

/** A link in a text: to a page of this site, to another site, or to an anchor or a phone number. */
function ProseLink({ href = '', children }: ComponentProps<'a'>) {
  if (href.startsWith('/')) return <Link to={href}>{children}</Link>;
  if (href.startsWith('https:')) return <ExternalLink href={href}>{children}</ExternalLink>;
  return <a href={href}>{children}</a>;
}

/** A picture in a text. Its `src` is the file's name in the content: "pictures/desk.jpg". */
function ProsePicture({ src, alt = '' }: ComponentProps<'img'>) {
  return <PictureElement picture={{ file: `${src}`, alt }} shape="text" />;
}
