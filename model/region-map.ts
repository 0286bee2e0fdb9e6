import type { Position } from './geo.ts';

/** The size of a map and of a map frame's picture in their own units: a phone's width in pixels. */
export const MAP_SIZE = { width: 343, height: 424 } as const;
export const PICTURE_SIZE = { width: 343, height: 214 } as const;

/** The folder of all map pictures. */
export const MAPS_FOLDER = '/maps';

/** A map frame's picture where nothing is known of the place that it is for. */
export const OFFICE_MAP_FILE = `${MAPS_FOLDER}/office.svg`;

/** A point on a drawn map, in the map's units. */
export interface MapPoint {
  x: number;
  y: number;
}

/** A city on a drawn map. */
export interface MapCity extends MapPoint {
  slug: string;
  name: string;
  featured: boolean;
  /** Where its name stands, and how wide it is at most; missing where it has no room. */
  label?: MapPoint & {
    anchor: 'start' | 'middle' | 'end';
    width: number;
    /** Where the line from the dot to a name that stands apart ends. */
    leader?: MapPoint;
  };
}

/** The valley around the office, or the whole region. */
export type MapName = 'valley' | 'region';

/** One drawn map with the cities that lie on it. */
export interface AreaMap {
  name: MapName;
  /** The office; missing where it lies beside the map. */
  base?: MapPoint;
  cities: MapCity[];
  /** Where the valley lies on the map of the region, if it has a map of its own. */
  valley?: MapPoint & { width: number; height: number };
}

/** The drawn maps: every city whose place is known stands on one of them. */
export interface RegionMap {
  maps: AreaMap[];
}

/** The picture of a map. */
export function mapFile(name: MapName): string {
  return `${MAPS_FOLDER}/${name}.svg`;
}

/** The picture of what lies around a city. */
export function cityMapFile(city: Placed & { slug?: string }): string {
  return city.slug !== undefined && isPlaced(city)
    ? `${MAPS_FOLDER}/areas/${city.slug}.svg`
    : OFFICE_MAP_FILE;
}

/** The picture of what lies around an attraction, or around its city where only that is known. */
export function attractionMapFile(
  attraction: Placed & { slug: string },
  city: Placed & { slug: string },
): string {
  return isPlaced(attraction) ? `${MAPS_FOLDER}/places/${attraction.slug}.svg` : cityMapFile(city);
}

type Placed = Partial<Position>;

/** Whether it is known where something lies. */
export function isPlaced<Thing extends Placed>(thing: Thing): thing is Thing & Position {
  return thing.latitude !== undefined && thing.longitude !== undefined;
}
