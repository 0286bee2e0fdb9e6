import type { ReactNode } from 'react';
import { SEAL_FILE } from '../../model/pictures.ts';
import type { Crumb } from '../../model/structured-data.ts';
import { Breadcrumb } from '../breadcrumb/Breadcrumb.tsx';
import { useAddress } from '../site/site.tsx';
import { Foothills } from './Foothills.tsx';

interface Props {
  crumbs?: readonly Crumb[];
  heading: string;
  /** What stands above the heading. */
  above?: ReactNode;
  /** The home page's hero is taller than the others. */
  size?: 'page' | 'home';
  children?: ReactNode;
}

/**
 * The top of a page: breadcrumb, main heading and what follows it, above the foothills on the home
 * page and a band of guilloche on the others.
 */
export function Hero({ crumbs, heading, above, size = 'page', children }: Props) {
  const address = useAddress();
  return (
    <div className={`hero hero-${size}`}>
      {size === 'home' && (
        // Lazy, so that it is asked for when it is displayed: after the words (hero.css).
        <img
          className="hero-seal late"
          src={address(SEAL_FILE)}
          alt=""
          width="400"
          height="400"
          loading="lazy"
          fetchPriority="low"
        />
      )}
      <div className="wrap">
        {crumbs && <Breadcrumb crumbs={crumbs} />}
        {above}
        <h1>{heading}</h1>
        {children}
      </div>
      {size === 'home' && <Foothills />}
    </div>
  );
}
