import { type Coordinates, isPlaced } from './geo.ts';
import type { CityName } from './office.ts';

/** Where maps and directions are taken from, unless a city names another map of Google's. */
export const MAPS_ORIGIN = 'https://www.google.com';

/**
 * A map that lets itself be embedded: "/maps/embed?pb=...", as Google Maps hands it out, or any map
 * with "output=embed". Google's other addresses refuse to be framed.
 */
export const EMBEDDED_MAP =
  /^https:\/\/(?:www|maps)\.google\.com\/maps(?:\/embed\?[^\s#]+|\/?\?(?:[^\s#]*&)?output=embed(?:&[^\s#]*)?)$/;

/** An attraction by what a map can find it by. */
interface MappedAttraction extends Partial<Coordinates> {
  name: string;
  /** Street, city, state and ZIP. */
  address?: string | undefined;
  /** A link to the place on Google Maps, and one to it on any map. */
  googleMapsUrl?: string | undefined;
  hasMap?: string | undefined;
}

/** A link that gives driving directions, from where the reader is when no origin is given (Maps URLs). */
export function directionsUrl(destination: string, origin?: string): string {
  const from = origin && { origin };
  return mapsUrl('/dir/', { api: '1', ...from, destination, travelmode: 'driving' });
}

/** The address of an embedded map of a place; with a key the Maps Embed API, else its keyless form. */
export function embeddedMapUrl(place: string, key?: string): string {
  if (key) return mapsUrl('/embed/v1/place', { key, q: place });
  return mapsUrl('', { q: place, output: 'embed' });
}

/** The address of an embedded map with a driving route. */
export function embeddedDirectionsUrl(origin: string, destination: string, key?: string): string {
  if (key) return mapsUrl('/embed/v1/directions', { key, origin, destination, mode: 'driving' });
  return mapsUrl('', { saddr: origin, daddr: destination, dirflg: 'd', output: 'embed' });
}

/** What to look for on the map to find an attraction: its address, else its name and city. */
export function attractionQuery({ name, address }: MappedAttraction, city: CityName): string {
  return address ?? `${name}, ${city.name}, ${city.state}`;
}

/** An attraction's own map link, or the best search: address, then coordinates, then name and city. */
export function attractionMapUrl(attraction: MappedAttraction, city: CityName): string {
  const { googleMapsUrl, hasMap, address, latitude, longitude } = attraction;
  const isPoint = address === undefined && isPlaced(attraction);
  const query = isPoint ? `${latitude},${longitude}` : attractionQuery(attraction, city);
  return googleMapsUrl ?? hasMap ?? mapsUrl('/search/', { api: '1', query });
}

function mapsUrl(path: string, query: Record<string, string>): string {
  return `${MAPS_ORIGIN}/maps${path}?${new URLSearchParams(query)}`;
}

/** The sizes of drawn maps. Unit: pixels, those of a phone where a map has another size for wide windows. */
export const MAP_SIZES = {
  /** A map with its cities as links. */
  area: { width: 343, height: 424 },
  city: { width: 375, height: 240 },
  /** For half of a wide window. */
  cityWide: { width: 960, height: 640 },
  /** As wide as large screens are, so that it keeps its size: a narrower window shows its right part. */
  homeWide: { width: 2560, height: 800 },
} as const;

/** A point on a drawn map, in the map's units. */
export interface MapPoint {
  /** From the left edge. */
  x: number;
  /** From the top edge. */
  y: number;
}

/** A drawn map with its cities as links: of the valley around the office, or of the whole region. */
export interface AreaMap {
  name: 'valley' | 'region';
  cities: MapCity[];
}

/** A city on a drawn map. */
export interface MapCity extends MapPoint {
  slug: string;
  name: string;
  /** Whether it stands out, as one of the featured cities. */
  featured: boolean;
  /** Whether the mark of the office stands in the place of its dot. */
  isOffice: boolean;
  /** Where its name stands; missing where it has no room. */
  label?: MapLabel;
}

/** The place of a name on a drawn map. */
export interface MapLabel extends MapPoint {
  /** Which end of the name stands at the point. */
  anchor: 'start' | 'middle' | 'end';
  /** How wide the name is at most. */
  width: number;
}

/** Where the drawing of an area's map is served. */
export function mapFile(name: AreaMap['name']): string {
  return `/maps/${name}.svg`;
}

/** The drawings of one map: for phones, and for wide screens. */
export interface MapPictures {
  narrow: string;
  wide: string;
}

/** The drawings of the home page's map. */
export const SERVICE_AREA_MAP: MapPictures = {
  narrow: '/maps/service-area.svg',
  wide: '/maps/service-area-wide.svg',
};

/** The service area in the place of the map of a city of which nobody knows where it lies. */
export const SERVICE_AREA_CITY_MAP: MapPictures = {
  narrow: '/maps/service-area-city.svg',
  wide: '/maps/service-area-city-wide.svg',
};

/** The drawings for the map of a city's page; the service area where nobody has said where the city lies. */
export function cityPictures(city: Partial<Coordinates> & { slug: string }): MapPictures {
  if (!isPlaced(city)) return SERVICE_AREA_CITY_MAP;
  return { narrow: `/maps/areas/${city.slug}.svg`, wide: `/maps/areas/${city.slug}-wide.svg` };
}
