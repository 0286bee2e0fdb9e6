import type { MapName } from '../../../model/region-map.ts';
import { type Bounds, boundsOf, type Coordinates, isWithin } from './projection.ts';

/** The valley around the office: its cities lie too close to be told apart on a map of the region. */
export const VALLEY: Bounds = { west: -117.07, east: -116.08, south: 43.32, north: 44.12 };

/** What the map of the region shows at least. */
const REGION: Bounds = { west: -117.6, east: -114.2, south: 42.35, north: 45.05 };

/** Around the outermost city of the region, in parts of the map. */
const MARGIN = 0.06;

/** The map on which a place is named. */
export function mapOf(place: Coordinates): MapName {
  return isWithin(VALLEY, place) ? 'valley' : 'region';
}

/** What the map of the region shows: more where a city lies further away. */
export function regionBounds(places: readonly Coordinates[]): Bounds {
  if (places.every((place) => isWithin(REGION, place))) return REGION;
  const { west, east, south, north } = boundsOf([
    ...places,
    { latitude: REGION.south, longitude: REGION.west },
    { latitude: REGION.north, longitude: REGION.east },
  ]);
  const [aside, above] = [(east - west) * MARGIN, (north - south) * MARGIN];
  return { west: west - aside, east: east + aside, south: south - above, north: north + above };
}
