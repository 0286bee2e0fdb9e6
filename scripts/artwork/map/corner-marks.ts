import type { MapPoint } from '../../../model/maps.ts';
import type { Box } from './boxes.ts';
import { boxNearCorner, type Corner, type DrawingFrame, NORTH_SIZE } from './frame.ts';
import { type MapScale, SCALE_HEIGHT, scaleOf } from './marks.ts';

/** A picture with a north mark and a scale in corners of its field. */
export interface CornerFrame extends DrawingFrame {
  /** Where the north mark stands, and where else it can. */
  northCorners: readonly [Corner, ...Corner[]];
  /** Where the scale stands, and where else it can. */
  scaleCorners: readonly [Corner, ...Corner[]];
  /** How long the scale may be, in the picture's units. */
  longestScale: number;
}

/** Where the north mark and the scale stand. */
export interface CornerMarks {
  north: Box;
  scale: Box;
  mapScale: MapScale;
}

/**
 * Spots for the north mark and the scale, where nothing else stands and few lines run.
 * @param mile how long a mile is, in the picture's units
 */
export function placeCornerMarks(
  { field, textScale, northCorners, scaleCorners, longestScale }: CornerFrame,
  linePoints: readonly MapPoint[],
  mile: number,
  taken: readonly Box[],
): CornerMarks {
  const northSize = { width: NORTH_SIZE.width * textScale, height: NORTH_SIZE.height * textScale };
  const north = boxNearCorner(field, northCorners, northSize, taken, linePoints);

  const mapScale = scaleOf(mile, longestScale);
  const scaleSize = { width: mapScale.length, height: SCALE_HEIGHT * textScale };
  const scale = boxNearCorner(field, scaleCorners, scaleSize, [...taken, north], linePoints);

  return { north, scale, mapScale };
}
