import type { ReactNode } from 'react';
import { SEAL_FILE } from '../../model/pictures.ts';
import type { Crumb } from '../../model/structured-data.ts';
import { Breadcrumb } from '../breadcrumb/Breadcrumb.tsx';
import { useAddress } from '../site/site.tsx';

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
 * The top of a page: breadcrumb, main heading and what follows it; on the home page between the seal
 * and the foothills, which come after the words (hero.css), on the others above a band of guilloche.
 */
export function Hero({ crumbs, heading, above, size = 'page', children }: Props) {
  const seal = useAddress()(SEAL_FILE);
  const lazy = { loading: 'lazy', fetchPriority: 'low' } as const;
  return (
    <div className={`hero hero-${size}`}>
      {size === 'home' && (
        <img className="hero-seal late" src={seal} alt="" width="400" height="400" {...lazy} />
      )}
      <div className="wrap">
        {crumbs && <Breadcrumb crumbs={crumbs} />}
        {above}
        <h1>{heading}</h1>
        {children}
      </div>
      {size === 'home' && <div className="foothills late" />}
    </div>
  );
}
