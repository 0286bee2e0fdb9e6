import type { Position } from './geo.ts';

/** The size of a map and of a map frame's picture in their own units: a phone's width in pixels. */
export const MAP_SIZE = { width: 343, height: 424 } as const;
export const PICTURE_SIZE = { width: 343, height: 214 } as const;

/** A point on a drawn map, in the map's units. */
export interface MapPoint {
  x: number;
  y: number;
}

/** A drawn map of the valley around the office, or of the whole region. */
export interface AreaMap {
  name: 'valley' | 'region';
  /** The office; missing where it lies beside the map. */
  base?: MapPoint;
  cities: MapCity[];
  /** Where the valley lies on the map of the region, if it has a map of its own. */
  valley?: MapPoint & { width: number; height: number };
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

/** A map frame's picture where nothing is known of the place that it is for. */
export const OFFICE_MAP_FILE = '/maps/office.svg';

/** The picture of a map. */
export const mapFile = (name: AreaMap['name']) => `/maps/${name}.svg`;

/** The picture of what lies around a city. */
export function cityMapFile(city: Placed): string {
  return city.slug && isPlaced(city) ? `/maps/areas/${city.slug}.svg` : OFFICE_MAP_FILE;
}

/** The picture of what lies around an attraction, or around its city where only that is known. */
export function attractionMapFile(attraction: Placed & { slug: string }, city: Placed): string {
  return isPlaced(attraction) ? `/maps/places/${attraction.slug}.svg` : cityMapFile(city);
}

type Placed = Partial<Position> & { slug?: string };

/** Whether it is known where something lies. */
export function isPlaced<Thing extends Partial<Position>>(thing: Thing): thing is Thing & Position {
  return thing.latitude !== undefined && thing.longitude !== undefined;
}
