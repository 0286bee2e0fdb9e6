import type { ReactNode } from 'react';
import type { ProseTree } from '../../model/prose.ts';
import type { Crumb } from '../../model/structured-data.ts';
import { Link } from '../link/Link.tsx';
import { Prose } from '../prose/Prose.tsx';
import { useAddress } from '../site/site.tsx';

interface Props {
  crumbs?: readonly Crumb[];
  heading: string;
  /** The text below the heading. */
  text?: ProseTree;
  children?: ReactNode;
}

/** The top of a page: breadcrumb, main heading and what follows it, above a band of guilloche. */
export function Hero({ crumbs = [], heading, text, children }: Props) {
  return (
    <div className="hero hero-page">
      <div className="wrap">
        <div className="flow">
          {crumbs.length > 0 && (
            <nav className="breadcrumb small" aria-label="Breadcrumb">
              <ol className="links">
                {crumbs.slice(0, -1).map(({ name, path }) => (
                  <li key={path}>
                    <Link to={path}>{name}</Link>
                  </li>
                ))}
                <li>
                  <span aria-current="page">{crumbs.at(-1)?.name}</span>
                </li>
              </ol>
            </nav>
          )}
          <h1>{heading}</h1>
          {text !== undefined && <Prose text={text} />}
          {children}
        </div>
      </div>
    </div>
  );
}

/** A round drawing beside the words, asked for only where it is displayed, and after them. */
export function Seal({ className, file, size }: { className: string; file: string; size: number }) {
  const src = useAddress()(file);
  const late = { loading: 'lazy', fetchPriority: 'low', decoding: 'sync' } as const;
  return <img className={className} src={src} alt="" width={size} height={size} {...late} />;
}
