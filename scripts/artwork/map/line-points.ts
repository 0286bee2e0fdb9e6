import type { MapPoint } from '../../../model/maps.ts';
import { type Box, boxAround, isBoxInside, pointsAlong } from './boxes.ts';
import type { MapLine } from './land.ts';

/** Between the points along a line, in the picture's units. */
const STEP = 6;

/**
 * Points at even steps along lines, as far as they run through a field: other things keep off them. The
 * lines between counties are faint, and nothing keeps off those.
 */
export function pointsOfLines(lines: readonly MapLine[], field: Box): MapPoint[] {
  return lines
    .filter(({ kind }) => kind !== 'county')
    .flatMap(({ parts }) => parts)
    .flatMap((part) => pointsAlong(part, STEP))
    .filter((point) => isBoxInside(field, boxAround(point, 1)));
}
