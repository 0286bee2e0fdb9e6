import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { ComponentProps } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import type { ProseTree } from '../../model/prose.ts';
import { ExternalLink, Link } from '../link/Link.tsx';
import { PictureElement } from '../picture/Picture.tsx';

/** Renders Markdown with the site's components for links and pictures. */
export function Prose({ text }: { text: ProseTree }) {
  const components = { a: ProseLink, img: ProsePicture };

  return <div className="prose">{toJsxRuntime(text, { Fragment, jsx, jsxs, components })}</div>;
}

/** Renders inline Markdown, such as an answer, for use in a paragraph. */
export function InlineProse({ text }: { text: ProseTree }) {
  return toJsxRuntime(text, { Fragment, jsx, jsxs, components: { a: ProseLink } });
}

/** Handles internal, external and other links, such as anchors and phone numbers. */
function ProseLink({ href = '', children }: ComponentProps<'a'>) {
  if (href.startsWith('/')) return <Link to={href}>{children}</Link>;
  if (href.startsWith('https:')) return <ExternalLink href={href}>{children}</ExternalLink>;
  return <a href={href}>{children}</a>;
}

/** Its `src` is the name of the file in the content: "pictures/desk.jpg". */
function ProsePicture({ src, alt = '' }: ComponentProps<'img'>) {
  return <PictureElement picture={{ file: `${src}`, alt }} shape="text" />;
}
