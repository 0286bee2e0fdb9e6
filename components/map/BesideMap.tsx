import type { ReactNode } from 'react';
import { RegionMap } from './RegionMap.tsx';

/** A page's lists with the drawn map beside them; on a phone the map comes first. */
export function BesideMap({ children }: { children: ReactNode }) {
  return (
    <div className="section wrap map-columns">
      <div className="map-lists">{children}</div>
      <RegionMap />
    </div>
  );
}
