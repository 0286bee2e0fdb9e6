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

/** Between the points along a line of the land, in the picture's units. */
const LINE_STEP = 6;

/** Points at even steps along lines, as far as they run through a field: other things keep off them. */
export function pointsInField(lines: readonly (readonly MapPoint[])[], field: Box): MapPoint[] {
  return lines
    .flatMap((line) => pointsAlong(line, LINE_STEP))
    .filter((point) => isBoxInside(field, boxAround(point, 1)));
}

/** A straight step of a line. */
export type Step = readonly [from: MapPoint, to: MapPoint];

/** Whether two straight steps cross, or come nearer to each other than this. */
export function stepsMeet(a: Step, b: Step, least: number): boolean {
  // Most lie far apart, which their boxes tell in a fraction of the time.
  if (!boxesMeet(boxOfStep(a, least), boxOfStep(b))) return false;

  const cross = areApart(a, b) && areApart(b, a);
  const isNear = (point: MapPoint, step: Step) => distanceToStep(point, step) < least;
  return cross || a.some((end) => isNear(end, b)) || b.some((end) => isNear(end, a));
}

/** What a step takes, with so much around it. */
function boxOfStep([from, to]: Step, around = 0): Box {
  return {
    left: Math.min(from.x, to.x) - around,
    right: Math.max(from.x, to.x) + around,
    top: Math.min(from.y, to.y) - around,
    bottom: Math.max(from.y, to.y) + around,
  };
}

/** Whether the ends of a step lie on two sides of the line through another one. */
function areApart([from, to]: Step, line: Step): boolean {
  return sideOf(from, line) * sideOf(to, line) < 0;
}

/** Above zero for a point on one side of the line through a step, below zero on the other. */
function sideOf({ x, y }: MapPoint, [a, b]: Step): number {
  return (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x);
}

/** How far a point lies from a straight step. */
export function distanceToStep(point: MapPoint, [from, to]: Step): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = (point.x - from.x) * dx + (point.y - from.y) * dy;
  const part = Math.min(Math.max(along / (dx * dx + dy * dy || 1), 0), 1);
  return distanceBetween(point, { x: from.x + part * dx, y: from.y + part * dy });
}
