/** Where the drawn map of the region is served (its cities are drawn over it by each page). */
export const REGION_MAP_FILE = '/region-map.svg';

/** A point on the drawn map, in its own units. */
export interface MapPoint {
  x: number;
  y: number;
}

/** A city on the drawn map. */
export interface MapCity extends MapPoint {
  slug: string;
  name: string;
  /** Where its name stands; missing where it would meet another name. */
  label?: MapPoint & { anchor: 'start' | 'middle' | 'end' };
}

/** The drawn map: its size, the office, and the cities. */
export interface RegionMap {
  width: number;
  height: number;
  base: MapPoint;
  cities: MapCity[];
}
