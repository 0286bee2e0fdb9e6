import { type Coordinates, isPlaced } from './geo.ts';
import type { CityName } from './office.ts';

/** The default origin of maps and directions. A city may name another Google host. */
export const MAPS_ORIGIN = 'https://www.google.com';

/**
 * Google Maps addresses that may be framed: "/maps/embed?pb=..." from its Share dialog, or any map with
 * "output=embed". Google refuses to be framed at its other addresses.
 */
export const EMBEDDED_MAP =
  /^https:\/\/(?:www|maps)\.google\.com\/maps(?:\/embed\?[^\s#]+|\/?\?(?:[^\s#]*&)?output=embed(?:&[^\s#]*)?)$/;

/** What a map can find an attraction by. */
interface MappedAttraction extends Partial<Coordinates> {
  name: string;
  /** Street, city, state and ZIP. */
  address?: string | undefined;
  /** A Google Maps link, and a link to any other map. */
  googleMapsUrl?: string | undefined;
  hasMap?: string | undefined;
}

/** A link to driving directions (Maps URLs). Without an origin they start at the reader's location. */
export function directionsUrl(destination: string, origin?: string): string {
  const from = origin && { origin };
  return mapsUrl('/dir/', { api: '1', ...from, destination, travelmode: 'driving' });
}

/** An embedded map of a place: with a key by the Maps Embed API, otherwise in the keyless form. */
export function embeddedMapUrl(place: string, key?: string): string {
  if (key) return mapsUrl('/embed/v1/place', { key, q: place });
  return mapsUrl('', { q: place, output: 'embed' });
}

/** An embedded map with a driving route. */
export function embeddedDirectionsUrl(origin: string, destination: string, key?: string): string {
  if (key) return mapsUrl('/embed/v1/directions', { key, origin, destination, mode: 'driving' });
  return mapsUrl('', { saddr: origin, daddr: destination, dirflg: 'd', output: 'embed' });
}

/** The search that finds an attraction on a map: its address, otherwise its name and city. */
export function attractionQuery({ name, address }: MappedAttraction, city: CityName): string {
  return address ?? `${name}, ${city.name}, ${city.state}`;
}

/** An attraction's own map link, otherwise a search by address, coordinates, or name and city. */
export function attractionMapUrl(attraction: MappedAttraction, city: CityName): string {
  const { googleMapsUrl, hasMap, address, latitude, longitude } = attraction;
  const isPoint = address === undefined && isPlaced(attraction);
  const query = isPoint ? `${latitude},${longitude}` : attractionQuery(attraction, city);
  return googleMapsUrl ?? hasMap ?? mapsUrl('/search/', { api: '1', query });
}

function mapsUrl(path: string, query: Record<string, string>): string {
  return `${MAPS_ORIGIN}/maps${path}?${new URLSearchParams(query)}`;
}

/** The sizes of drawn maps, on phones unless a map has a wide version. Unit: pixels. */
export const MAP_SIZES = {
  /** A map with its cities as links. */
  area: { width: 343, height: 424 },
  city: { width: 375, height: 240 },
  /** Fills half of a wide window. */
  cityWide: { width: 960, height: 640 },
  /** As wide as a large screen, so it's never scaled up. Narrower windows show its right part. */
  homeWide: { width: 2560, height: 800 },
} as const;

/** A point on a drawn map, in the map's units. */
export interface MapPoint {
  x: number;
  y: number;
}

/** A drawn map with its cities as links, of the valley around the office or of the whole region. */
export interface AreaMap {
  name: 'valley' | 'region';
  cities: MapCity[];
}

export interface MapCity extends MapPoint {
  slug: string;
  name: string;
  featured: boolean;
  /** Whether the office mark replaces its dot. */
  isOffice: boolean;
  /** Missing if there is no space for the name. */
  label?: MapLabel;
}

/** Where a name goes on a drawn map. */
export interface MapLabel extends MapPoint {
  /** Which end of the name is at the point (SVG, "text-anchor"). */
  anchor: 'start' | 'middle' | 'end';
  /** An upper bound, since fonts differ. */
  width: number;
}

/** Where the drawing of an area map is served. */
export function mapFile(name: AreaMap['name']): string {
  return `/maps/${name}.svg`;
}

/** A map's drawings, for phones and for wide screens. */
export interface MapPictures {
  narrow: string;
  wide: string;
}

export const SERVICE_AREA_MAP: MapPictures = {
  narrow: '/maps/service-area.svg',
  wide: '/maps/service-area-wide.svg',
};

/** Replaces the map of a city without coordinates. */
export const SERVICE_AREA_CITY_MAP: MapPictures = {
  narrow: '/maps/service-area-city.svg',
  wide: '/maps/service-area-city-wide.svg',
};

/** The drawings of a city's map, or of the service area for a city without coordinates. */
export function cityPictures(city: Partial<Coordinates> & { slug: string }): MapPictures {
  if (!isPlaced(city)) return SERVICE_AREA_CITY_MAP;
  return { narrow: `/maps/areas/${city.slug}.svg`, wide: `/maps/areas/${city.slug}-wide.svg` };
}
