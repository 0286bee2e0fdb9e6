import { isPlaced, milesBetween } from '../../../model/geo.ts';
import { type MapFormat, type MapPoint, SERVICE_AREA_MAP_SIZES } from '../../../model/maps.ts';
import type { Site } from '../../../model/site.ts';
import { type Box, boxAround, boxesMeet, isBoxInside } from './boxes.ts';
import { type CornerFrame, placeCornerMarks } from './corner-marks.ts';
import { drawDot, type MapDot, neighborDot } from './dots.ts';
import { drawLand } from './draw-land.ts';
import { DOT_SIZE, placeLabels, textHeight, textWidth } from './labels.ts';
import { landIn } from './land.ts';
import { pointsOfLines } from './line-points.ts';
import { drawNorth, drawScale, drawSmallSeal, mapFileOf, markAt, textMark } from './marks.ts';
import { distanceBetween, type MapProjection, projectionWith } from './projection.ts';
import { ringsAround } from './rings.ts';

/** The picture of the map, and how large it shows the land. */
interface AreaFrame extends CornerFrame {
  /** How long a mile is, in the picture's units, where all near cities have room. */
  unitsPerMile: number;
}

/** Where the north mark and the scale stand, and where else they can. */
const CORNERS: Pick<CornerFrame, 'northCorners' | 'scaleCorners'> = {
  northCorners: ['top-right', 'top-left', 'bottom-right', 'bottom-left'],
  scaleCorners: ['bottom-right', 'bottom-left'],
};

const FRAMES: Record<MapFormat, AreaFrame> = {
  narrow: {
    ...SERVICE_AREA_MAP_SIZES.narrow,
    ...CORNERS,
    className: 'narrow',
    textScale: 0.92,
    field: { left: 2, right: 373, top: 2, bottom: 448 },
    covered: [],
    unitsPerMile: 7.4,
    longestScale: 80,
  },
  // A window shows the right part, and a sheet lies over the left of that.
  wide: {
    ...SERVICE_AREA_MAP_SIZES.wide,
    ...CORNERS,
    className: 'band',
    textScale: 1,
    field: { left: 1064, right: 1904, top: 8, bottom: 612 },
    covered: [{ left: 0, right: 1056, top: 0, bottom: 620 }],
    unitsPerMile: 9.6,
    longestScale: 100,
  },
};

/** Rings around the office, by their miles. */
const RING_MILES = [10, 20, 30];

/** The cities within so many miles are in the middle of the map. */
const NEAR_MILES = 40;

/** The radius of the seal at the office, and the size of the name of its city. */
const SEAL_RADIUS = 13;
const BASE_NAME_SIZE = 14;

/** From the outermost near city to the edge of the field, in the picture's units. */
const MARGIN = 34;

/** The line to a name that has no room beside its dot. */
const LONGEST_LEADER = 30;

/** Draws the land around the office with the cities and their names, for the home page. */
export function drawServiceAreaMap(site: Site, size: MapFormat): string {
  const { business } = site;
  const frame = FRAMES[size];
  const { textScale, field, covered } = frame;

  // What is seen: the land, the office and the cities around it.
  const projection = projectionOfArea(site, frame);
  const land = landIn(projection).filter(({ kind }) => kind !== 'road');
  const base = projection.project(business);
  const sealRadius = SEAL_RADIUS * textScale;
  const sealBox = boxAround(base, 2 * sealRadius);

  // The north mark and the scale, beside the cities.
  const linePoints = pointsOfLines(land, field);
  const placed = site.cities.filter(isPlaced).map((city) => projection.project(city));
  const placedBoxes = placed.map((point) => boxAround(point, DOT_SIZE * textScale));
  const beforeCorners = [...covered, sealBox, ...placedBoxes];
  const corners = placeCornerMarks(frame, linePoints, projection.mile, beforeCorners);
  const cornerBoxes = [...covered, corners.north, corners.scale];

  // The dots of the cities, and their names.
  const dots = dotsOfCities(site, base, projection, frame, cornerBoxes);
  const dotBoxes = dots.map((dot) => boxAround(dot, DOT_SIZE * textScale));
  const taken = [...cornerBoxes, sealBox];
  const longestLine = LONGEST_LEADER * textScale;
  const labels = placeLabels(dots, { field, taken, linePoints, leastTarget: 0, longestLine });
  const nameBoxes = labels.flatMap((label) => (label ? [label.text, ...label.line] : []));

  const drawnLand = drawLand(frame, {
    land,
    mile: projection.mile,
    taken: [...taken, ...dotBoxes, ...nameBoxes],
    rings: ringsAround(business, RING_MILES, projection),
    isDetailed: true,
  });
  const drawnDots = dots.map((dot, index) => drawDot(dot, labels[index]?.label));
  const isBaseNamed = dots.some(({ isHidden }) => isHidden);
  const belowSeal = { x: base.x, y: base.y + sealRadius + 10 * textScale };
  const baseName = textMark(business.address.city, 'featured', BASE_NAME_SIZE);

  return mapFileOf(
    frame,
    drawnLand,
    drawSmallSeal(base, SEAL_RADIUS),
    isBaseNamed ? '' : markAt(belowSeal, baseName),
    ...drawnDots,
    drawNorth(corners.north),
    drawScale(corners.scale, corners.mapScale),
  );
}

/** The dots of the cities that can be seen. At the office, its seal stands in the place of a dot. */
function dotsOfCities(
  { business, cities }: Site,
  base: MapPoint,
  { project }: MapProjection,
  frame: AreaFrame,
  taken: readonly Box[],
): MapDot[] {
  const { textScale } = frame;
  const sealRadius = SEAL_RADIUS * textScale;

  const placed = cities.filter(isPlaced).map((city) => ({ city, point: project(city) }));
  const shown = placed.filter(({ point }) => isShown(point, frame, taken));
  return shown.map(({ city, point }) => {
    const isFeatured = business.featuredCities.includes(city.slug);
    const kind = isFeatured ? 'featured' : 'city';
    const dot = neighborDot({ name: city.name, point, kind }, textScale);
    const isBase = distanceBetween(point, base) < sealRadius;
    return isBase ? baseDot(dot, sealRadius, textScale) : dot;
  });
}

/** The city of the office, whose seal stands in the place of its dot. */
function baseDot(dot: MapDot, sealRadius: number, textScale: number): MapDot {
  return {
    ...dot,
    kind: 'featured',
    isHidden: true,
    nameSize: BASE_NAME_SIZE,
    nameWidth: textWidth(dot.name, BASE_NAME_SIZE, true) * textScale,
    nameHeight: textHeight(BASE_NAME_SIZE) * textScale,
    rank: 2,
    radius: sealRadius,
  };
}

function isShown(point: MapPoint, { field, textScale }: AreaFrame, taken: readonly Box[]): boolean {
  const box = boxAround(point, DOT_SIZE * textScale);
  return isBoxInside(field, box) && !taken.some((other) => boxesMeet(box, other));
}

/** The office and the near cities in the middle of the field, as large as they fit. */
function projectionOfArea({ business, cities }: Site, frame: AreaFrame): MapProjection {
  const near = cities.filter(isPlaced).filter((city) => milesBetween(business, city) <= NEAR_MILES);
  const { field, unitsPerMile } = frame;

  // Where the near cities lie from the office, and how much of the field they take.
  const around = projectionWith(business, { x: 0, y: 0 }, unitsPerMile, frame);
  const points = [business, ...near].map(around.project);
  const [left, right] = endsOf(points.map(({ x }) => x));
  const [top, bottom] = endsOf(points.map(({ y }) => y));
  const partOfWidth = (right - left) / (field.right - field.left - 2 * MARGIN);
  const partOfHeight = (bottom - top) / (field.bottom - field.top - 2 * MARGIN);
  const smaller = Math.max(1, partOfWidth, partOfHeight);

  const pointOfOffice = {
    x: (field.left + field.right) / 2 - (left + right) / 2 / smaller,
    y: (field.top + field.bottom) / 2 - (top + bottom) / 2 / smaller,
  };
  return projectionWith(business, pointOfOffice, unitsPerMile / smaller, frame);
}

const endsOf = (values: readonly number[]): [least: number, most: number] => [
  Math.min(...values),
  Math.max(...values),
];
