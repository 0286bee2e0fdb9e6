import type { City } from '../../../model/content.ts';
import { type Coordinates, isPlaced } from '../../../model/geo.ts';
import { type MapFormat, type MapPoint, PLACE_MAP_SIZES } from '../../../model/maps.ts';
import { distanceToOffice, shortMilesText } from '../../../model/office.ts';
import type { Site } from '../../../model/site.ts';
import { type Box, boxAround, boxesAlong, boxesMeet, isBoxInside } from './boxes.ts';
import { drawDot, type MapDot, type Neighbor, neighborDot } from './dots.ts';
import { drawLand, pointsOfLine } from './draw-land.ts';
import { boxInFreeCorner, type Corner, type DrawingFrame, NORTH_SIZE } from './frame.ts';
import { DOT_SIZE, placeLabels, textHeight, textWidth } from './labels.ts';
import { landIn, TOWNS } from './land.ts';
import {
  drawNorth,
  drawScale,
  drawSmallSeal,
  letteredWidth,
  mapFileOf,
  markAt,
  SCALE_HEIGHT,
  scaleOf,
  straightLine,
  textMark,
} from './marks.ts';
import { distanceBetween, type MapProjection, projectionWith } from './projection.ts';
import { ringsAround } from './rings.ts';
import { spotAlong } from './spots.ts';

/** The picture of a place's map, and how closely it shows the land. */
interface PlaceFrame extends DrawingFrame {
  /** How long a mile is, in the picture's units: wider sights are for where cities are rare. */
  unitsPerMile: readonly [closest: number, ...wider: number[]];
  /** Where the scale stands, and where else it can. */
  scaleCorners: readonly [Corner, ...Corner[]];
  longestScale: number;
}

const FRAMES: Record<MapFormat, PlaceFrame> = {
  // On a phone the map runs from edge to edge, and a button lies over its lower right.
  narrow: {
    ...PLACE_MAP_SIZES.narrow,
    className: 'narrow',
    letters: 1,
    field: { left: 4, right: 371, top: 4, bottom: 236 },
    covered: [{ left: 150, right: 375, top: 178, bottom: 240 }],
    unitsPerMile: [9.4, 6.2, 4],
    scaleCorners: ['bottom-left', 'top-left', 'top-right'],
    longestScale: 70,
  },
  // Wide windows cut the picture above and below, narrow ones at its sides.
  wide: {
    ...PLACE_MAP_SIZES.wide,
    className: 'wide',
    letters: 1.2,
    field: { left: 206, right: 754, top: 84, bottom: 556 },
    covered: [{ left: 505, right: 960, top: 505, bottom: 640 }],
    unitsPerMile: [20, 13, 8.5],
    scaleCorners: ['top-left', 'bottom-left', 'top-right'],
    longestScale: 110,
  },
};

/** How many other places are enough to know where one is, and how many have their names at most. */
const ENOUGH_NEIGHBORS = 3;
const MOST_CITIES = 8;
const MOST_TOWNS = 4;

/** The radius of the seal at the office, and from the end of an arrow to the edge of the field. */
const SEAL_RADIUS = 10;
const ARROW_TO_EDGE = 14;

/** The line to a name that has no room beside its dot; a longer one would confuse. */
const LONGEST_LEADER = 20;

/** The sizes of names, where the letters of the map have size 1. */
const HERE_SIZES = [20, 17, 14];
const WAY_SIZE = 13;

/** A place of this width or less is named in the largest letters. */
const HERE_WIDTH = 130;

/** Rings around the office on the map of its own city, by their miles. */
const OFFICE_RINGS = [5, 10];

/** A place with a name. */
type NamedPlace = Coordinates & { name: string };

/**
 * Draws the land around a place, with the way from the office.
 * @param city the city that the place lies in, for the miles; none where they aren't known
 */
export function drawPlaceMap(
  site: Site,
  place: NamedPlace,
  city: City | undefined,
  size: MapFormat,
): string {
  const { business } = site;
  const frame = FRAMES[size];
  const { letters, field, covered } = frame;
  const { projection, neighbors } = sightAround(site, place, frame);
  const land = landIn(projection);
  const linePoints = land
    .filter(({ kind }) => kind !== 'county')
    .flatMap((line) => pointsOfLine(line, field));
  const here = projection.project(place);
  const office = projection.project(business);
  const sealRadius = SEAL_RADIUS * letters;
  const isAtOffice = distanceBetween(here, office) < sealRadius;

  const dots = [
    { ...hereDot(place.name, here, letters), isHidden: isAtOffice },
    ...neighbors.map((neighbor) => {
      const dot = neighborDot(neighbor, letters);
      const hasSeal = distanceBetween(dot, office) < sealRadius;
      return hasSeal ? { ...dot, isHidden: true, radius: sealRadius } : dot;
    }),
  ];
  const dotBoxes = dots.map((dot) => boxAround(dot, DOT_SIZE * letters));

  const way = wayFrom(here, office, frame, dotBoxes);
  const wayWords = wordsOfWay(site, city, way.isBeyond);
  const wayWidth = textWidth(wayWords, WAY_SIZE, true) * letters;
  const wayHeight = textHeight(WAY_SIZE) * letters;

  const wayBoxes = isAtOffice ? [] : boxesAlong(here, way.end);
  const sealBoxes = way.isBeyond ? [] : [boxAround(office, 2 * sealRadius)];
  const lineBoxes = [...covered, ...dotBoxes, ...wayBoxes, ...sealBoxes];

  const northSize = { width: NORTH_SIZE.width * letters, height: NORTH_SIZE.height * letters };
  const northCorners: [Corner, ...Corner[]] = ['top-right', 'top-left', 'bottom-left'];
  const northBox = boxInFreeCorner(field, northCorners, northSize, lineBoxes, []);
  const scale = scaleOf(projection.mile, frame.longestScale);
  const scaleSize = { width: scale.length, height: SCALE_HEIGHT * letters };
  const corners = frame.scaleCorners;
  const scaleBox = boxInFreeCorner(field, corners, scaleSize, [...lineBoxes, northBox], linePoints);

  const furniture = [...covered, northBox, scaleBox];
  const wanted = { width: wayWidth, height: wayHeight, offset: 12 * letters };
  const beforeWay = [...furniture, ...dotBoxes, ...sealBoxes];
  const spot =
    wayWords === '' || isAtOffice
      ? undefined
      : spotAlong([[here, way.end]], wanted, field, beforeWay);
  // What has no room along the way is written at the end of its arrow.
  const isAtEnd = spot === undefined && way.isBeyond;
  const endDot: MapDot = {
    ...way.end,
    kind: 'way',
    name: wayWords,
    nameSize: WAY_SIZE,
    nameWidth: wayWidth,
    nameHeight: wayHeight,
    isHidden: true,
    rank: 2,
    radius: sealRadius,
  };
  const named = isAtEnd ? [...dots, endDot] : dots;

  const taken = [...furniture, ...wayBoxes, ...sealBoxes, ...(spot?.boxes ?? [])];
  const longestLine = LONGEST_LEADER * letters;
  const places = placeLabels(named, { field, taken, leastTarget: 0, longestLine });
  const nameBoxes = places.flatMap((each) => (each ? [each.text, ...each.line] : []));

  const angle = (Math.atan2(way.end.y - here.y, way.end.x - here.x) * 180) / Math.PI;
  const arrow = '<path class="gold" d="M9 0l-13 6v-12z"/>';
  const rings = isAtOffice ? ringsAround(business, OFFICE_RINGS, projection) : [];
  return mapFileOf(
    frame,
    drawLand(frame, {
      land,
      mile: projection.mile,
      taken: [...taken, ...dotBoxes, ...nameBoxes],
      rings,
      isDetailed: true,
    }),
    isAtOffice ? '' : `<path class="to-base" d="${straightLine(here, way.end)}"/>`,
    spot ? markAt(spot.at, textMark(wayWords, 'way', WAY_SIZE), spot.angle) : '',
    way.isBeyond ? markAt(way.end, arrow, angle) : drawSmallSeal(office, SEAL_RADIUS),
    // The place itself lies over the others.
    ...named.map((dot, index) => drawDot(dot, places[index]?.label)).toReversed(),
    drawNorth(northBox),
    drawScale(scaleBox, scale),
  );
}

/** The place itself, named in the heading face. */
function hereDot(name: string, at: MapPoint, letters: number): MapDot {
  const fits = (size: number) => letteredWidth(name, size) <= HERE_WIDTH;
  const nameSize = HERE_SIZES.find(fits) ?? Math.min(...HERE_SIZES);
  return {
    ...at,
    kind: 'here',
    name,
    nameSize,
    nameWidth: letteredWidth(name, nameSize) * letters,
    nameHeight: nameSize * letters,
    isHidden: false,
    rank: 3,
    radius: 10 * letters,
  };
}

/** What a map of a place shows. */
interface Sight {
  projection: MapProjection;
  neighbors: Neighbor[];
}

/** The closest sight that tells where a place is. */
function sightAround(site: Site, place: NamedPlace, frame: PlaceFrame): Sight {
  const [closest, ...wider] = frame.unitsPerMile;
  let sight = sightOf(site, place, frame, closest);
  for (const unitsPerMile of wider) {
    if (sight.neighbors.length >= ENOUGH_NEIGHBORS) break;
    sight = sightOf(site, place, frame, unitsPerMile);
  }
  return sight;
}

function sightOf(site: Site, place: NamedPlace, frame: PlaceFrame, unitsPerMile: number): Sight {
  const at = pointOfPlace(site.business, place, frame, unitsPerMile);
  const projection = projectionWith(place, at, unitsPerMile, frame);
  return { projection, neighbors: neighborsOf(site, place, frame, projection) };
}

/** The room between the place or the office and the edge of the field, where both are shown. */
const ROOM_ASIDE = 62;
const ROOM_ABOVE = 34;

/** How far a place is moved from the middle when the office lies beyond, as a part of the field. */
const MOVED = 0.16;

/**
 * Where on the picture the place lies: the office and the place are in the middle of the field together,
 * where both have room; else the place is moved a little, so that more is seen of the way.
 */
function pointOfPlace(
  office: Coordinates,
  place: NamedPlace,
  { field, covered, letters, ...size }: PlaceFrame,
  unitsPerMile: number,
): MapPoint {
  const [button] = covered;
  const width = field.right - field.left;
  const height = (button?.top ?? field.bottom) - field.top;
  const middle = { x: field.left + width / 2, y: field.top + height / 2 };

  const toOffice = projectionWith(place, { x: 0, y: 0 }, unitsPerMile, size).project(office);
  const isNear =
    Math.abs(toOffice.x) <= width - 2 * ROOM_ASIDE * letters &&
    Math.abs(toOffice.y) <= height - 2 * ROOM_ABOVE * letters;
  if (isNear) return { x: middle.x - toOffice.x / 2, y: middle.y - toOffice.y / 2 };

  const distance = Math.hypot(toOffice.x, toOffice.y);
  return {
    x: middle.x - (toOffice.x / distance) * MOVED * width,
    y: middle.y - (toOffice.y / distance) * MOVED * height,
  };
}

/** Between two dots, for letters of size 1: nearer ones could not be told apart. */
const BETWEEN_DOTS = 14;

/** The nearest other places on a map: cities, and towns that the business has no page for. */
function neighborsOf(
  { business, cities }: Site,
  place: NamedPlace,
  { field, covered, letters }: PlaceFrame,
  { project }: MapProjection,
): Neighbor[] {
  const here = project(place);
  const isShown = ({ at }: Neighbor) => {
    const box = boxAround(at, DOT_SIZE * letters);
    return isBoxInside(field, box) && !covered.some((other) => boxesMeet(box, other));
  };
  const byDistance = (a: Neighbor, b: Neighbor) =>
    distanceBetween(a.at, here) - distanceBetween(b.at, here);

  const shownCities = cities
    .filter(isPlaced)
    .filter(({ name }) => name !== place.name)
    .map((city): Neighbor => {
      const isFeatured = business.featuredCities.includes(city.slug);
      return { name: city.name, at: project(city), kind: isFeatured ? 'featured' : 'city' };
    })
    .filter(isShown)
    .toSorted(byDistance)
    .slice(0, MOST_CITIES);

  const names = [place.name, ...cities.map(({ name }) => name)];
  const shown = [here, ...shownCities.map(({ at }) => at)];
  const shownTowns = TOWNS.filter(({ name }) => !names.includes(name))
    .map((town): Neighbor => ({ name: town.name, at: project(town), kind: 'town' }))
    .filter(isShown)
    .filter(({ at }) => shown.every((dot) => distanceBetween(dot, at) > BETWEEN_DOTS * letters))
    .toSorted(byDistance)
    .slice(0, MOST_TOWNS);
  return [...shownCities, ...shownTowns];
}

/** Where the line from a place ends, and whether the office lies beyond the field. */
interface Way {
  end: MapPoint;
  isBeyond: boolean;
}

/** How many points between a place and the office are tried for the end of the line. */
const TRIED_ENDS = 200;

/**
 * The line to the office, or as far towards it as the field goes.
 * @param dotBoxes what the dots take, the place's own first: no arrow ends on one
 */
function wayFrom(
  here: MapPoint,
  office: MapPoint,
  { field, covered, letters }: PlaceFrame,
  [, ...dotBoxes]: readonly Box[],
): Way {
  const room = 2 * ARROW_TO_EDGE * letters;
  const isInField = (point: MapPoint) => {
    const box = boxAround(point, room);
    return isBoxInside(field, box) && !covered.some((other) => boxesMeet(box, other));
  };
  if (isInField(office)) return { end: office, isBeyond: false };

  // Far away the first steps would leave the field, so none is longer than the field is wide.
  const distance = Math.max(1, distanceBetween(here, office));
  const reach = Math.min(1, (field.right - field.left) / distance);
  const points = Array.from({ length: TRIED_ENDS }, (_, index) => {
    const part = (reach * index) / TRIED_ENDS;
    return { x: here.x + part * (office.x - here.x), y: here.y + part * (office.y - here.y) };
  });
  const firstBeyond = points.findIndex((point) => !isInField(point));
  const inField = firstBeyond < 0 ? points : points.slice(0, firstBeyond);
  const isClear = (point: MapPoint) =>
    !dotBoxes.some((box) => boxesMeet(box, boxAround(point, room)));
  return { end: inField.findLast(isClear) ?? here, isBeyond: true };
}

/** What is written along the way: the miles, and the city of the office where it isn't shown. */
function wordsOfWay({ business }: Site, city: City | undefined, isBeyond: boolean): string {
  const distance = city && distanceToOffice(business, city);
  const miles = distance && shortMilesText(distance);
  const officeCity = business.address.city;
  if (!isBeyond) return miles ?? '';
  return miles === undefined ? officeCity : `${officeCity}, ${miles}`;
}
