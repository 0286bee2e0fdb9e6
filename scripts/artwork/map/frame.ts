import type { MapPoint } from '../../../model/maps.ts';
import { type Box, boxAround, boxesMeet, isBoxInside } from './boxes.ts';
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

/** The size of the north mark, for letters of size 1. */
export const NORTH_SIZE: MapSize = { width: 32, height: 52 };

/** A corner of a field. */
export type Corner = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';

/** From a corner to what stands in it, in the picture's units. */
const FROM_CORNER = 6;

/** The room for something in a corner of a field. */
export function boxInCorner(field: Box, corner: Corner, { width, height }: MapSize): Box {
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
 * and the fewest lines run. In the first corner where something stands everywhere.
 * @param corners the best first
 * @param linePoints points at even steps along the lines of the map
 */
export function boxNearCorner(
  field: Box,
  corners: readonly [Corner, ...Corner[]],
  size: MapSize,
  taken: readonly Box[],
  linePoints: readonly MapPoint[],
): Box {
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
  return best?.box ?? boxInCorner(field, corners[0], size);
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
