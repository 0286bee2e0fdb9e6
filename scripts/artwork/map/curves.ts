import { type Path, path, pathRound } from 'd3-path';
import { type CurveFactory, curveCatmullRom, curveLinear } from 'd3-shape';
import type { MapPoint } from '../../../model/maps.ts';
import type { MapSize, VisibleLine } from './projection.ts';

/** Steps of a curve between two of its points. */
const STEPS = 8;

/** What lies this far beyond a picture is drawn too, in its units, so that no end of a line shows. */
const BEYOND = 4;

/** Paths are written in tenths of the picture's unit. */
const DIGITS = 1;

/** Straight lines from point to point, as the data of an SVG path. */
export function straightPath(points: readonly MapPoint[]): string {
  return drawn(points, curveLinear, pathRound(DIGITS)).toString();
}

/** Draws a line through points with a pen. */
function drawn<Pen extends Path>(points: readonly MapPoint[], curve: CurveFactory, pen: Pen): Pen {
  const generator = curve(pen);
  generator.lineStart();
  for (const { x, y } of points) generator.point(x, y);
  generator.lineEnd();
  return pen;
}

/** A curve through all points of a line, as far as a picture shows it. */
export function visibleCurve(points: readonly MapPoint[], size: MapSize): VisibleLine {
  const runs = runsNear(points, size);
  return {
    path: runs.map((run) => drawn(run, curveCatmullRom, pathRound(DIGITS)).toString()).join(''),
    parts: runs.flatMap((run) => partsInside(pointsOfCurve(run), size)),
  };
}

/** The points of a line between which a picture may show it, with one before and one after them. */
function runsNear(points: readonly MapPoint[], { width, height }: MapSize): MapPoint[][] {
  const isNear = (from: MapPoint, to: MapPoint | undefined) => {
    if (to === undefined) return false;
    // A curve stays about as near to its points as they are to each other.
    const around = BEYOND + Math.hypot(to.x - from.x, to.y - from.y) / 4;
    const isAcross = Math.max(from.x, to.x) > -around && Math.min(from.x, to.x) < width + around;
    const isDown = Math.max(from.y, to.y) > -around && Math.min(from.y, to.y) < height + around;
    return isAcross && isDown;
  };

  const near = points.map((point, index) => isNear(point, points[index + 1]));
  // A step, and the one before and after it, which give it its bend.
  const isKept = (index: number) => [-2, -1, 0, 1].some((step) => near[index + step]);

  const runs: MapPoint[][] = [];
  for (const [index, point] of points.entries()) {
    if (!isKept(index)) continue;
    if (index === 0 || !isKept(index - 1)) runs.push([]);
    runs.at(-1)?.push(point);
  }
  return runs;
}

/** Points along the curve through all points of a line. */
function pointsOfCurve(points: readonly MapPoint[]): MapPoint[] {
  const found: MapPoint[] = [];
  const add = (x: number, y: number) => found.push({ x, y });
  const pen = Object.assign(path(), {
    moveTo: add,
    lineTo: add,
    bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number) {
      const from = found.at(-1) ?? { x, y };
      for (let step = 1; step <= STEPS; step++) {
        const part = step / STEPS;
        add(bezierAt(part, from.x, x1, x2, x), bezierAt(part, from.y, y1, y2, y));
      }
    },
  });

  drawn(points, curveCatmullRom, pen);
  return found;
}

/** A cubic Bézier curve from one value to another, by its two control values. */
function bezierAt(part: number, from: number, first: number, second: number, to: number): number {
  const left = 1 - part;
  const ofEnds = left ** 3 * from + part ** 3 * to;
  return ofEnds + 3 * left * part * (left * first + part * second);
}

/** The parts of a line that lie inside a picture, or a little beyond its edge. */
function partsInside(points: readonly MapPoint[], { width, height }: MapSize): MapPoint[][] {
  const isInside = ({ x, y }: MapPoint) =>
    x > -BEYOND && x < width + BEYOND && y > -BEYOND && y < height + BEYOND;

  const parts: MapPoint[][] = [[]];
  for (const point of points) {
    if (isInside(point)) parts.at(-1)?.push(point);
    else parts.push([]);
  }
  return parts.filter(({ length }) => length > 1);
}
