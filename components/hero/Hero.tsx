import type { ReactNode } from 'react';
import { SEAL_FILE } from '../../model/pictures.ts';
import type { Crumb } from '../../model/structured-data.ts';
import { Link } from '../link/Link.tsx';
import { Prose } from '../prose/Prose.tsx';
import { useAddress } from '../site/site.tsx';
import foothills from './foothills.svg?raw';

/** The foothills in the page itself, so that they are there with the words; style gives the colors. */
const FOOTHILLS = { __html: foothills.replace(/<style>.*<\/style>/, '') };

interface Props {
  crumbs?: readonly Crumb[] | undefined;
  heading: string;
  /** What stands above the heading. */
  above?: ReactNode;
  /** The text below the heading, as HTML. */
  text?: string;
  /** The home page's hero is taller than the others. */
  size?: 'page' | 'home';
  children?: ReactNode;
}

/**
 * The top of a page: breadcrumb, main heading and what follows it; on the home page beside the seal
 * and above the foothills, on the others above a band of guilloche.
 */
export function Hero({ crumbs, heading, above, text, size = 'page', children }: Props) {
  return (
    <div className={`hero hero-${size}`}>
      <div className="wrap">
        <div className="flow">
          {crumbs && <Breadcrumb crumbs={crumbs} />}
          {above}
          <h1>{heading}</h1>
          {text !== undefined && <Prose html={text} />}
          {children}
        </div>
        {size === 'home' && <Seal className="hero-seal" file={SEAL_FILE} size={400} />}
      </div>
      {size === 'home' && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing
        <div className="foothills" aria-hidden="true" dangerouslySetInnerHTML={FOOTHILLS} />
      )}
    </div>
  );
}

/** A round drawing beside the words, asked for only where it is displayed, and after them. */
export function Seal({ className, file, size }: { className: string; file: string; size: number }) {
  const src = useAddress()(file);
  const late = { loading: 'lazy', fetchPriority: 'low', decoding: 'sync' } as const;
  return <img className={className} src={src} alt="" width={size} height={size} {...late} />;
}

/** Where the page stands in the site; the last step is the page itself. */
function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav className="breadcrumb small" aria-label="Breadcrumb">
      <ol className="links">
        {crumbs.map(({ name, path }, index) => (
          <li key={path}>
            {index < crumbs.length - 1 ? (
              <Link to={path}>{name}</Link>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
