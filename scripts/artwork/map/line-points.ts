import type { MapPoint } from '../../../model/maps.ts';
import { type Box, boxAround, isBoxInside, pointsAlong } from './boxes.ts';
import type { MapLine } from './land.ts';

/** Between the points along a line, in the picture's units. */
const STEP = 6;

/** Points at even steps along a line, as far as it runs through a field: other things keep off them. */
export function pointsOfLine({ parts }: MapLine, field: Box): MapPoint[] {
  return parts
    .flatMap((part) => pointsAlong(part, STEP))
    .filter((point) => isBoxInside(field, boxAround(point, 1)));
}
