import { isPlaced } from './region-map.ts';
import type { AttractionFields } from './schemas/city.ts';

/** The only host that maps and directions are taken from. */
export const MAPS_ORIGIN = 'https://www.google.com';

type Attraction = Pick<AttractionFields, 'name'> & Partial<AttractionFields>;
type InCity = { name: string; state: string };

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
export function attractionQuery({ name, address }: Attraction, city: InCity): string {
  return address ?? `${name}, ${city.name}, ${city.state}`;
}

/** An attraction's own map link, or the best search: address, then coordinates, then name and city. */
export function attractionMapUrl(attraction: Attraction, city: InCity): string {
  const { googleMapsUrl, hasMap, address, latitude, longitude } = attraction;
  const isPoint = address === undefined && isPlaced(attraction);
  const query = isPoint ? `${latitude},${longitude}` : attractionQuery(attraction, city);
  return googleMapsUrl ?? hasMap ?? mapsUrl('/search/', { api: '1', query });
}

function mapsUrl(path: string, query: Record<string, string>): string {
  return `${MAPS_ORIGIN}/maps${path}?${new URLSearchParams(query)}`;
}
