import { type Coordinates, isPlaced } from './geo.ts';
import type { CityName } from './office.ts';

/** The default origin of maps and directions. A city may name another Google host. */
export const MAPS_ORIGIN = 'https://www.google.com';

/**
 * Google Maps addresses that may be framed: "/maps/embed?pb=..." from its Share dialog, or any map with
 * "output=embed". Google refuses to be framed at its other addresses. One with a key would make it public.
 */
export const EMBEDDED_MAP =
  /^(?!.*[?&]key=)https:\/\/(?:www|maps)\.google\.com\/maps(?:\/embed\?[^\s#]+|\/?\?(?:[^\s#]*&)?output=embed(?:&[^\s#]*)?)$/;

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
