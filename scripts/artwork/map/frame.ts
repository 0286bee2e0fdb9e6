import type { MapPoint } from '../../../model/maps.ts';
import { type Box, boxAround, boxesMeet } from './boxes.ts';
import type { MapSize } from './projection.ts';

/** The picture of a map, and what a page does with it. */
export interface DrawingFrame extends MapSize {
  /** The class of the picture in map.css. */
  className: 'narrow' | 'wide' | 'page' | 'band';
  /** How large letters and signs of the map are: 1 as on a phone. */
  letters: number;
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

/**
 * The room for something in the corner where nothing stands and the fewest lines run; in the first of
 * all where something stands in each.
 * @param corners the best first
 * @param linePoints points at even steps along the lines of the map
 */
export function boxInFreeCorner(
  field: Box,
  corners: readonly [Corner, ...Corner[]],
  size: MapSize,
  taken: readonly Box[],
  linePoints: readonly MapPoint[],
): Box {
  const countIn = (box: Box) => {
    const inside = linePoints.filter((point) => boxesMeet(box, boxAround(point, 1)));
    return inside.length;
  };
  const [best] = corners
    .map((corner) => boxInCorner(field, corner, size))
    .filter((box) => !taken.some((other) => boxesMeet(box, other)))
    .toSorted((a, b) => countIn(a) - countIn(b));
  return best ?? boxInCorner(field, corners[0], size);
}
