import type { ReactNode } from 'react';
import type { ProseTree } from '../../model/prose.ts';
import type { Crumb } from '../../model/structured-data.ts';
import { Link } from '../link/Link.tsx';
import { Prose } from '../prose/Prose.tsx';

interface Props {
  crumbs?: readonly Crumb[];
  heading: string;
  /** The text below the heading. */
  text?: ProseTree;
  /** What follows the text: facts, buttons. */
  children?: ReactNode;
  /** What stands below the hero, beside the lower part of the sheet. */
  body?: ReactNode;
  /** What follows the body over the whole width; on a phone it comes before the sheet. */
  after?: ReactNode;
  /** The sheet of the page: beside heading and body where there is room, else below them. */
  sheet?: ReactNode;
}

/**
 * The opening of a page: breadcrumb, main heading and first words above a strip of guilloche, with the
 * page's sheet beside them, which reaches over the strip into what follows.
 */
export function Hero({ crumbs = [], heading, text, children, body, after, sheet }: Props) {
  return (
    <div className={sheet ? 'opening opening-with-sheet' : 'opening'}>
      <div className="opening-ground" />
      <div className="opening-head flow">
        <Breadcrumb crumbs={crumbs} />
        <h1>{heading}</h1>
        {text && (
          <div className="lead opening-text">
            <Prose text={text} />
          </div>
        )}
        {children}
      </div>
      {body && <div className="opening-body">{body}</div>}
      {after && <div className="opening-after">{after}</div>}
      {sheet && <div className="opening-sheet">{sheet}</div>}
    </div>
  );
}

/** The way to a page from the home page; nothing where there is none. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  if (crumbs.length === 0) return null;

  const current = crumbs.at(-1);
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
          <span aria-current="page">{current?.name}</span>
        </li>
      </ol>
    </nav>
  );
}
