import * as land from '../../files/map/land.ts';
import type { Coordinates, Point } from '../../files/map/view.ts';

/** A river runs through a city, as far as visitors see it, within this distance. In kilometers. */
const NEAR = 3;
/** How far around a city its rivers are drawn. In kilometers. */
export const RIVER_REACH = 8;

/** The rivers around a city, in kilometers east and south of it, if one of them runs near it. */
export function riversAround(city: Coordinates): Point[][] {
  const rivers = land
    .riversAround(city, RIVER_REACH)
    .map((river) => river.filter(({ x, y }) => Math.hypot(x, y) < RIVER_REACH + 1))
    .filter(({ length }) => length > 1);
  return rivers.some((river) => river.some(({ x, y }) => Math.hypot(x, y) <= NEAR)) ? rivers : [];
}
