import type { ReactNode } from 'react';
import type { ProseTree } from '../../model/prose.ts';
import type { Crumb } from '../../model/site-pages.ts';
import { Link } from '../link/Link.tsx';
import { Prose } from '../prose/Prose.tsx';

interface Props {
  /** For a page with its own layout. */
  className?: string;
  crumbs?: readonly Crumb[];
  heading: string;
  /** The language of the opening, if it isn't the site's (BCP 47). */
  lang?: string | undefined;
  /** A search box right below the heading. */
  search?: ReactNode;
  text?: ProseTree;
  /** Facts and buttons after the text. */
  children?: ReactNode;
  /** The slip, below the heading, or beside it and the body if there is space. */
  slip?: ReactNode;
  /** Content below the background, beside the lower part of the sheet if there is space. */
  body?: ReactNode;
  /** Full-width content below the body. In one column it comes before the sheet. */
  after?: ReactNode;
  /** A white panel beside the heading and the body if there is space, otherwise below them. */
  sheet?: ReactNode;
}

/**
 * The opening of a page: breadcrumb, main heading and first words on a background that ends in a strip
 * of guilloche, the woven lines of a banknote. On a wide page the sheet overlaps the strip.
 */
export function Hero(props: Props) {
  const { className, crumbs = [], heading, lang, search, text } = props;
  const { children, slip, body, after, sheet } = props;

  const classNames = ['opening'];
  if (className) classNames.push(className);
  if (slip) classNames.push('opening-with-slip');
  if (sheet) classNames.push('opening-with-sheet');
  if (after && !body) classNames.push('opening-without-body');

  return (
    <div className={classNames.join(' ')} lang={lang} dir={lang && 'auto'}>
      <div className="opening-ground" />
      <div className="opening-head flow">
        <Breadcrumb crumbs={crumbs} />
        <h1>{heading}</h1>
        {search}
        {text && (
          <div className="lead opening-text">
            <Prose text={text} />
          </div>
        )}
        {children}
      </div>
      {slip && <div className="opening-slip">{slip}</div>}
      {body && <div className="opening-body">{body}</div>}
      {after && <div className="opening-after">{after}</div>}
      {sheet && <div className="opening-sheet">{sheet}</div>}
      {/* The last element: once it's parsed, CSS knows that the opening is complete. */}
      {sheet && <div className="opening-end" hidden />}
    </div>
  );
}

/** Links from the home page to this page; nothing without crumbs. */
function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const current = crumbs.at(-1);
  if (current === undefined) return null;

  const above = crumbs.slice(0, -1);
  return (
    <nav className="breadcrumb" aria-label="Breadcrumb">
      <ol role="list" className="links">
        {above.map(({ name, path }) => (
          <li key={path}>
            <Link to={path}>{name}</Link>
          </li>
        ))}
        <li>
          <span aria-current="page">{current.name}</span>
        </li>
      </ol>
    </nav>
  );
}
