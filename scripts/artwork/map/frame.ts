import type { MapPoint } from '../../../model/maps.ts';
import { type Box, boxAround, boxesMeet, isBoxInside } from './boxes.ts';
import { textWidth } from './labels.ts';
import type { MapSize } from './projection.ts';

/** The picture of a map, and what a page does with it. */
export interface DrawingFrame extends MapSize {
  /** The class of the picture in map.css. */
  className: 'narrow' | 'wide' | 'page' | 'band';
  /** How large letters and signs of the map are: 1 as on a phone. */
  textScale: number;
  /** Where names and signs stand. A page that cuts the picture still shows this part. */
  field: Box;
  /** What the page lays over the picture. */
  covered: readonly Box[];
}

/** A picture of places, with a north mark and a scale in corners of its field. */
export interface PlaceFrame extends DrawingFrame {
  /** How long a mile is, in the picture's units: wider sights are for where cities are rare. */
  unitsPerMile: readonly [closest: number, ...wider: number[]];
  /** The radius of the seal at the office, and the longest line to a name, for letters of size 1. */
  sealRadius: number;
  longestLeader: number;
  /** Where the north mark stands, and where else it can. */
  northCorners: readonly Corner[];
  /** Where the scale stands, and where else it can. */
  scaleCorners: readonly Corner[];
  /** How long the scale may be, in the picture's units. */
  longestScale: number;
}

/** The part of a field above what a page lays over its foot. */
export function clearField({ field, covered }: DrawingFrame): Box {
  const tops = covered.filter((box) => boxesMeet(field, box)).map(({ top }) => top);
  return { ...field, bottom: Math.min(field.bottom, ...tops) };
}

/** The size of the north mark, for letters of size 1. */
export const NORTH_SIZE: MapSize = { width: 32, height: 52 };

/** A corner of a field. */
export type Corner = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';

/** From a corner to what stands in it, in the picture's units. */
const FROM_CORNER = 6;

/** The room for something in a corner of a field. */
function boxInCorner(field: Box, corner: Corner, { width, height }: MapSize): Box {
  const left = corner.endsWith('left')
    ? field.left + FROM_CORNER
    : field.right - FROM_CORNER - width;
  const top = corner.startsWith('top')
    ? field.top + FROM_CORNER
    : field.bottom - FROM_CORNER - height;
  return { left, right: left + width, top, bottom: top + height };
}

/** Between two spots that are tried along an edge, in the picture's units. */
const STEP = 8;

/** How many steps from its corner something may stand. */
const MOST_STEPS = 20;

/** What keeps a line from what stands beside it, in the picture's units. */
const AIR = 3;

/**
 * The room for something in a corner, or along an edge as near to one as can be: where nothing stands
 * and the fewest lines run. Undefined where something stands everywhere.
 * @param corners the best first
 * @param linePoints points at even steps along the lines of the map
 */
export function boxNearCorner(
  field: Box,
  corners: readonly Corner[],
  size: MapSize,
  taken: readonly Box[],
  linePoints: readonly MapPoint[],
): Box | undefined {
  const linesUnder = (box: Box) =>
    linePoints.filter((point) => boxesMeet(box, boxAround(point, 2 * AIR))).length;

  const steps = Array.from({ length: MOST_STEPS }, (_, step) => step);
  const boxes = steps.flatMap((step) =>
    corners.flatMap((corner) => boxesFromCorner(field, corner, size, step * STEP)),
  );
  const [best] = boxes
    .filter((box) => !taken.some((other) => boxesMeet(box, other)))
    .map((box) => ({ box, lines: linesUnder(box) }))
    .toSorted((a, b) => a.lines - b.lines);
  return best?.box;
}

/** The room for something along each of the two edges of a corner, so far from it. */
function boxesFromCorner(field: Box, corner: Corner, size: MapSize, distance: number): Box[] {
  const { left, right, top, bottom } = boxInCorner(field, corner, size);
  const across = corner.endsWith('left') ? distance : -distance;
  const down = corner.startsWith('top') ? distance : -distance;

  const boxes = [
    { left: left + across, right: right + across, top, bottom },
    { left, right, top: top + down, bottom: bottom + down },
  ];
  return boxes.filter((box) => isBoxInside(field, box));
}

/** The lengths of a scale, in miles. */
const SCALE_MILES = [1, 2, 5, 10, 20, 50, 100, 200, 500];

/** How long a scale is, in the picture's units, and what it stands for. */
export interface MapScale {
  length: number;
  words: string;
}

/** @param longest how long the scale may be, in the picture's units */
export function scaleOf(unitsPerMile: number, longest: number): MapScale {
  const miles = SCALE_MILES.findLast((each) => each * unitsPerMile <= longest) ?? 1;
  return {
    length: Math.round(miles * unitsPerMile),
    words: miles === 1 ? '1 mile' : `${miles} miles`,
  };
}

/** How high a scale with its words is, and the size of these, for letters of size 1. */
const SCALE_HEIGHT = 26;
export const SCALE_SIZE = 11.5;

/** The room that a scale takes with its words. */
function roomOfScale({ length, words }: MapScale, textScale: number): MapSize {
  const width = Math.max(length, textWidth(words, SCALE_SIZE) * textScale);
  return { width, height: SCALE_HEIGHT * textScale };
}

/** Where the north mark and the scale stand; a mark without room is left out. */
export interface CornerMarks {
  north: Box | undefined;
  scale: Box | undefined;
  mapScale: MapScale;
}

/**
 * Spots for the north mark and the scale, where nothing else stands and few lines run.
 * @param mile how long a mile is, in the picture's units
 */
export function placeCornerMarks(
  { field, textScale, northCorners, scaleCorners, longestScale }: PlaceFrame,
  linePoints: readonly MapPoint[],
  mile: number,
  taken: readonly Box[],
): CornerMarks {
  const northSize = { width: NORTH_SIZE.width * textScale, height: NORTH_SIZE.height * textScale };
  const north = boxNearCorner(field, northCorners, northSize, taken, linePoints);

  const mapScale = scaleOf(mile, longestScale);
  const scaleSize = roomOfScale(mapScale, textScale);
  const besideNorth = north ? [...taken, north] : taken;
  const scale = boxNearCorner(field, scaleCorners, scaleSize, besideNorth, linePoints);

  return { north, scale, mapScale };
}
