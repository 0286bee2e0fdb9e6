import type { MapPoint } from '../../../model/maps.ts';
import { distanceBetween } from './projection.ts';

/** What something takes of a picture, in its units. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A box by its middle. */
export function boxAround({ x, y }: MapPoint, width: number, height = width): Box {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}

/** Boxes along a straight line, for what must not be written over. */
export function boxesAlong(from: MapPoint, to: MapPoint, width = 4): Box[] {
  return [...pointsAlong([from, to], width), to].map((point) => boxAround(point, width));
}

/** Whether two boxes have more than an edge in common. */
export function boxesMeet(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Whether a point lies within a box. */
export function isInBox({ left, right, top, bottom }: Box, { x, y }: MapPoint): boolean {
  return left < x && x < right && top < y && y < bottom;
}

/** Whether a box lies within a field, and off its edge. */
export function isBoxInside(field: Box, { left, right, top, bottom }: Box): boolean {
  const isInWidth = left >= field.left + 2 && right <= field.right - 2;
  const isInHeight = top >= field.top + 1 && bottom <= field.bottom - 1;
  return isInWidth && isInHeight;
}

/** Points along a line at even steps. */
export function pointsAlong(line: readonly MapPoint[], step: number): MapPoint[] {
  const points: MapPoint[] = [];
  let untilNext = 0;
  for (const [index, to] of line.entries()) {
    const from = line[index - 1] ?? to;
    const length = distanceBetween(from, to);
    for (; untilNext < length; untilNext += step) {
      const part = untilNext / length;
      points.push({ x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) });
    }
    untilNext -= length;
  }
  return points;
}
