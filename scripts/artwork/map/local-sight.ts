import type { Coordinates } from '../../../model/geo.ts';
import type { MapPoint } from '../../../model/maps.ts';
import type { Site } from '../../../model/site.ts';
import { isShown, type Neighbor, shownCities } from './dots.ts';
import { clearField, type PlaceFrame } from './frame.ts';
import { TOWNS } from './land.ts';
import { distanceBetween, type MapProjection, projectionWith } from './projection.ts';

/** How many neighbors are enough to know where a spot is, and how many have their names at most. */
const ENOUGH_NEIGHBORS = 3;
const MOST_CITIES = 8;
const MOST_TOWNS = 4;

/** A spot with a name, a city or an attraction. */
export interface NamedSpot extends Coordinates {
  name: string;
}

/** What a local map shows. */
export interface Sight {
  projection: MapProjection;
  /** The nearest neighbors that can be seen, nearer ones first: cities, then small towns. */
  neighbors: Neighbor[];
}

/** The picture of a local map. */
export interface LocalFrame extends PlaceFrame {
  /** Whether the spot is in the middle of the picture, as on the map of others that opens over it. */
  isCentered?: boolean;
}

/** The closest sight that shows where a spot is. */
export function sightAround(site: Site, spot: NamedSpot, frame: LocalFrame): Sight {
  const [closest, ...wider] = frame.unitsPerMile;
  let sight = sightOf(site, spot, frame, closest);

  for (const unitsPerMile of wider) {
    if (sight.neighbors.length >= ENOUGH_NEIGHBORS) break;
    sight = sightOf(site, spot, frame, unitsPerMile);
  }
  return sight;
}

function sightOf(site: Site, spot: NamedSpot, frame: LocalFrame, unitsPerMile: number): Sight {
  const point = pointOfSpot(site.business, spot, frame, unitsPerMile);
  const projection = projectionWith(spot, point, unitsPerMile, frame);
  return { projection, neighbors: neighborsOf(site, spot, frame, projection) };
}

/** The room between the spot or the office and the edge of the field, where both are shown. */
const ROOM_ASIDE = 62;
const ROOM_ABOVE = 34;

/** How far a spot is moved from the middle when the office lies beyond, as a part of the field. */
const MOVED = 0.16;

/**
 * Where on the picture the spot lies, if not in its middle: the office and the spot are in the middle of the field together,
 * where both have room; else the spot is moved a little, so that more is seen of the way.
 */
function pointOfSpot(
  office: Coordinates,
  spot: NamedSpot,
  frame: LocalFrame,
  unitsPerMile: number,
): MapPoint {
  const { textScale, isCentered = false, ...size } = frame;
  if (isCentered) return { x: size.width / 2, y: size.height / 2 };

  const field = clearField(frame);
  const width = field.right - field.left;
  const height = field.bottom - field.top;
  const middle = { x: field.left + width / 2, y: field.top + height / 2 };

  const toOffice = projectionWith(spot, { x: 0, y: 0 }, unitsPerMile, size).project(office);
  const isNearAside = Math.abs(toOffice.x) <= width - 2 * ROOM_ASIDE * textScale;
  const isNearAbove = Math.abs(toOffice.y) <= height - 2 * ROOM_ABOVE * textScale;
  if (isNearAside && isNearAbove) {
    return { x: middle.x - toOffice.x / 2, y: middle.y - toOffice.y / 2 };
  }

  const distance = Math.hypot(toOffice.x, toOffice.y);
  return {
    x: middle.x - (toOffice.x / distance) * MOVED * width,
    y: middle.y - (toOffice.y / distance) * MOVED * height,
  };
}

/** Between two dots, for letters of size 1: nearer ones could not be told apart. */
const BETWEEN_DOTS = 14;

/** The nearest neighbors on a map: cities, and towns that the business has no page for. */
function neighborsOf(
  site: Site,
  spot: NamedSpot,
  frame: LocalFrame,
  projection: MapProjection,
): Neighbor[] {
  const here = projection.project(spot);
  const isApart = (a: MapPoint, b: MapPoint) =>
    distanceBetween(a, b) > BETWEEN_DOTS * frame.textScale;
  const byDistance = (a: Neighbor, b: Neighbor) =>
    distanceBetween(a.point, here) - distanceBetween(b.point, here);

  const cities = shownCities(site, frame, projection)
    .filter(({ name, point }) => name !== spot.name && isApart(point, here))
    .toSorted(byDistance)
    .slice(0, MOST_CITIES);

  const cityNames = [spot.name, ...site.cities.map(({ name }) => name)];
  const dots = [here, ...cities.map(({ point }) => point)];
  const towns = TOWNS.filter(({ name }) => !cityNames.includes(name))
    .map((town): Neighbor => ({ name: town.name, point: projection.project(town), kind: 'town' }))
    .filter(({ point }) => isShown(point, frame) && dots.every((dot) => isApart(dot, point)))
    .toSorted(byDistance)
    .slice(0, MOST_TOWNS);

  return [...cities, ...towns];
}
