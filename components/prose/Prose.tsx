import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { ComponentProps } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import type { ProseTree } from '../../model/prose.ts';
import { ExternalLink, Link } from '../link/Link.tsx';
import { PictureElement } from '../picture/Picture.tsx';

/** Text that was written in Markdown, with the links and pictures of this site. */
export function Prose({ text }: { text: ProseTree }) {
  const components = { a: ProseLink, img: ProsePicture };

  return <div className="prose">{toJsxRuntime(text, { Fragment, jsx, jsxs, components })}</div>;
}

/** Words within a paragraph that were written in Markdown. */
export function InlineProse({ text }: { text: ProseTree }) {
  return toJsxRuntime(text, { Fragment, jsx, jsxs, components: { a: ProseLink } });
}

/** A link in a text: to a page of this site, or to another site. */
function ProseLink({ href = '', children }: ComponentProps<'a'>) {
  if (href.startsWith('/')) return <Link to={href}>{children}</Link>;
  if (href.startsWith('https:')) return <ExternalLink href={href}>{children}</ExternalLink>;
  return <a href={href}>{children}</a>;
}

/** A picture in a text, by its name in the content. */
function ProsePicture({ src, alt = '' }: ComponentProps<'img'>) {
  return <PictureElement picture={{ file: `${src}`, alt }} shape="text" />;
}
