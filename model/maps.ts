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

/** The size of a map of an area in its own units: a phone's width in pixels. */
export const MAP_SIZE = { width: 343, height: 424 } as const;

/** The sizes in which the land around a city or an attraction is drawn: for a phone, and for half of a wide window. */
export const LOCAL_MAP_SIZES = {
  narrow: { width: 375, height: 240 },
  wide: { width: 960, height: 640 },
} as const;

/**
 * The sizes of the home page's map: for a phone, and for a wide window. The wide one is as wide as large
 * screens are, so that it keeps its size: a narrower window shows its right part.
 */
export const SERVICE_AREA_MAP_SIZES = {
  narrow: { width: 375, height: 450 },
  wide: { width: 2560, height: 800 },
} as const;

/** A point on a drawn map, in the map's units. */
export interface MapPoint {
  /** From the left edge. */
  x: number;
  /** From the top edge. */
  y: number;
}

/** A part of a drawn map, from its left top corner on, in the map's units. */
export interface MapPart extends MapPoint {
  width: number;
  height: number;
}

/** A drawn map of the valley around the office, or of the whole region. */
export interface AreaMap {
  name: 'valley' | 'region';
  /** The office; missing where it lies beside the map. */
  base?: MapPoint;
  cities: MapCity[];
  /** Where the valley lies on the map of the region, if it has a map of its own. */
  valley?: MapPart;
}

/** A city on a drawn map. */
export interface MapCity extends MapPoint {
  slug: string;
  name: string;
  /** Whether it stands out, as one of the featured cities. */
  featured: boolean;
  /** Whether the seal of the office stands in the place of its dot. */
  isBase: boolean;
  /** Where its name stands; missing where it has no room. */
  label?: MapLabel;
}

/** The place of a name on a drawn map. */
interface MapLabel extends MapPoint {
  /** Which end of the name stands at the point. */
  anchor: 'start' | 'middle' | 'end';
  /** How wide the name is at most. */
  width: number;
  /** Where the line from the dot to a name that stands apart ends. */
  leader?: MapPoint;
}

/** Where the drawing of an area's map is served. */
export function mapFile(name: AreaMap['name']): string {
  return `/maps/${name}.svg`;
}

/** The drawings of one map: for phones, and for wide screens where those show another part. */
export interface MapPictures {
  narrow: string;
  wide?: string;
}

/** A map in two drawings. */
type TwoPictures = Required<MapPictures>;

/** The drawings of what lies around a city. */
export function cityMapFiles(slug: string): TwoPictures {
  return { narrow: `/maps/areas/${slug}.svg`, wide: `/maps/areas/${slug}-wide.svg` };
}

/** The drawing of what lies around a city that is in its middle, as on the map that opens over it. */
export function centeredMapFile(slug: string): string {
  return `/maps/areas/${slug}-centered.svg`;
}

/** The drawing of what lies around an attraction. */
export function attractionMapFile(slug: string): string {
  return `/maps/places/${slug}.svg`;
}

/** The drawings of the home page's map. */
export const SERVICE_AREA_MAP: TwoPictures = {
  narrow: '/maps/service-area.svg',
  wide: '/maps/service-area-wide.svg',
};

/** The service area in the place of the map of a city of which nobody knows where it lies. */
export const SERVICE_AREA_CITY_MAP: TwoPictures = {
  narrow: '/maps/service-area-city.svg',
  wide: '/maps/service-area-city-wide.svg',
};

/** A city or an attraction that may have a drawing: one that says where it lies has. */
interface DrawnPlace extends Partial<Coordinates> {
  slug: string;
}

/** An attraction that may have a drawing. */
interface DrawnAttraction extends DrawnPlace {
  /** Whether it lies outside its city. */
  outside?: boolean | undefined;
}

/** The drawings for the map of a city's page; the service area where nobody has said where the city lies. */
export function cityPictures(city: DrawnPlace): MapPictures {
  return isPlaced(city) ? cityMapFiles(city.slug) : SERVICE_AREA_CITY_MAP;
}

/** The drawing for a map with a city in its middle. */
export function centeredPicture(city: DrawnPlace): string {
  return isPlaced(city) ? centeredMapFile(city.slug) : SERVICE_AREA_CITY_MAP.narrow;
}

/**
 * The drawing for the map of an attraction's page: of the attraction, else of its city. A city's drawing
 * says how far the city is, which is wrong for an attraction outside it, so that one has none.
 */
export function attractionPicture(
  attraction: DrawnAttraction,
  city: DrawnPlace,
): string | undefined {
  if (isPlaced(attraction)) return attractionMapFile(attraction.slug);
  return attraction.outside || !isPlaced(city) ? undefined : cityMapFiles(city.slug).narrow;
}
