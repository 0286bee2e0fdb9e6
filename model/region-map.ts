/** Where the drawn map of the region is served (its towns are drawn over it by each page). */
export const REGION_MAP_FILE = '/region-map.svg';

/** A point on the drawn map, in its own units. */
export interface MapPoint {
  x: number;
  y: number;
}

/** A town on the drawn map. */
export interface MapTown extends MapPoint {
  slug: string;
  name: string;
  /** Where its name stands; missing where it would meet another name. */
  label?: MapPoint & { anchor: 'start' | 'middle' | 'end' };
}

/** The drawn map: its size, the office, and the towns. */
export interface RegionMap {
  width: number;
  height: number;
  base: MapPoint;
  towns: MapTown[];
}
