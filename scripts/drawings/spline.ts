import type { Point } from '../files/map/view.ts';

/**
 * Short paths of curves without corners, by their control points: a quadratic B-spline, whose every
 * control point is the mirror image of the one before it ("t" of SVG). Control points are taken to
 * even whole numbers, so that all steps are whole ones and no error adds up.
 */
export function closedSpline(points: readonly Point[]): string {
  const controls = points.map(even);
  const mids = controls.map((point, index) => middle(point, at(controls, index + 1)));
  return `${curve(at(mids, -1), controls, mids)}z`;
}

/** The same from the first point to the last. */
export function openSpline(points: readonly Point[]): string {
  const controls = points.map(even);
  const [first, last] = [at(controls, 0), at(controls, -1)];
  const inner = controls.slice(1, -1);
  const mids = inner.map((point, index) =>
    index === inner.length - 1 ? last : middle(point, at(inner, index + 1)),
  );
  return inner.length === 0 ? `M${pair(first)}l${step(first, last)}` : curve(first, inner, mids);
}

/** Begins at a point, and goes by each control to the point after it. */
function curve(start: Point, controls: readonly Point[], ends: readonly Point[]): string {
  const [control = start, end = start] = [controls[0], ends[0]];
  const rest = ends.slice(1).map((to, index) => step(at(ends, index), to));
  const steps = `M${pair(start)}q${step(start, control)} ${step(start, end)}t${rest.join(' ')}`;
  return steps.replace(/t$/, '').replaceAll(' -', '-');
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function even({ x, y }: Point): Point {
  return { x: 2 * Math.round(x / 2), y: 2 * Math.round(y / 2) };
}

function step(from: Point, to: Point): string {
  return pair({ x: to.x - from.x, y: to.y - from.y });
}

function pair({ x, y }: Point): string {
  return `${x} ${y}`;
}

/** The point of an index, around both ends. */
function at(points: readonly Point[], index: number): Point {
  const { length } = points;
  return points[(index + length) % length] ?? { x: 0, y: 0 };
}
