import type { AttractionFields } from './schemas/attraction.ts';

/** The only host that maps and directions are taken from. */
export const MAPS_ORIGIN = 'https://www.google.com';
const MAPS = `${MAPS_ORIGIN}/maps`;

/** A place on the map as text that a map search understands. */
export type MapQuery = string;

/** A link that shows a place on the map (Maps URLs, "Search" action). */
export function mapSearchUrl(query: MapQuery): string {
  return withQuery(`${MAPS}/search/`, { api: '1', query });
}

/** A link that gives driving directions (Maps URLs, "Directions" action). */
export function directionsUrl(destination: MapQuery, origin?: MapQuery): string {
  return withQuery(`${MAPS}/dir/`, {
    api: '1',
    ...(origin === undefined ? {} : { origin }),
    destination,
    travelmode: 'driving',
  });
}

/** The address of an embedded map of a place; with a key the Maps Embed API, else its keyless form. */
export function embeddedMapUrl(query: MapQuery, key?: string): string {
  return key === undefined
    ? withQuery(MAPS, { q: query, output: 'embed' })
    : withQuery(`${MAPS}/embed/v1/place`, { key, q: query });
}

/** The address of an embedded map with a driving route. */
export function embeddedDirectionsUrl(origin: MapQuery, destination: MapQuery, key?: string) {
  return key === undefined
    ? withQuery(MAPS, { saddr: origin, daddr: destination, dirflg: 'd', output: 'embed' })
    : withQuery(`${MAPS}/embed/v1/directions`, { key, origin, destination, mode: 'driving' });
}

/** What to look for on the map to find an attraction: its address, else its name and city. */
export function attractionQuery(
  attraction: Pick<AttractionFields, 'name' | 'address'>,
  city: { name: string; state: string },
): MapQuery {
  return attraction.address ?? `${attraction.name}, ${city.name}, ${city.state}`;
}

/** An attraction's own map link, or the best search: address, then coordinates, then name and city. */
export function attractionMapUrl(
  attraction: Pick<
    AttractionFields,
    'name' | 'address' | 'latitude' | 'longitude' | 'hasMap' | 'googleMapsUrl'
  >,
  city: { name: string; state: string },
): string {
  const own = attraction.googleMapsUrl ?? attraction.hasMap;
  if (own !== undefined) return own;
  const { address, latitude, longitude } = attraction;
  if (address === undefined && latitude !== undefined && longitude !== undefined) {
    return mapSearchUrl(`${latitude},${longitude}`);
  }
  return mapSearchUrl(attractionQuery(attraction, city));
}

function withQuery(address: string, query: Record<string, string>): string {
  return `${address}?${new URLSearchParams(query)}`;
}
