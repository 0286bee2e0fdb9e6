import { type Coordinates, EARTH_RADIUS, radians } from '../geo.ts';

/** A point on a map. Unit: pixels of a map of its natural size. */
export interface Point {
  x: number;
  y: number;
}

/** A rectangle on a map. Unit: pixels of a map of its natural size. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Projection {
  project: (spot: Coordinates) => Point;
  /** The length of a mile in the middle of the area. Unit: pixels. */
  mile: number;
}

/** Fits an area into a box, in the Mercator projection. */
export function projectionOf(area: readonly Coordinates[], box: Box): Projection {
  const around = boxOf(area.map(mercator));
  const scale = Math.min(
    (box.right - box.left) / (around.right - around.left),
    (box.bottom - box.top) / (around.bottom - around.top),
  );
  const [from, to] = [middleOf(around), middleOf(box)];

  const latitudes = area.map(({ latitude }) => latitude);
  const middle = (Math.min(...latitudes) + Math.max(...latitudes)) / 2;
  return {
    mile: scale / EARTH_RADIUS / Math.cos(radians(middle)),
    project: (spot) => {
      const { x, y } = mercator(spot);
      return { x: to.x + (x - from.x) * scale, y: to.y + (y - from.y) * scale };
    },
  };
}

/** Longitude and latitude on a plane whose unit is the radius of the earth (Snyder 1987, formula 7-2). */
function mercator({ latitude, longitude }: Coordinates): Point {
  return {
    x: radians(longitude),
    y: -Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2)),
  };
}

export function boxOf(points: readonly Point[]): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

function middleOf({ left, right, top, bottom }: Box): Point {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** Whether two boxes overlap; touching edges don't count. */
export function boxesMeet(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

export function isInside(field: Box, { left, right, top, bottom }: Box): boolean {
  return left >= field.left && right <= field.right && top >= field.top && bottom <= field.bottom;
}

/** The parts of a line that a window shows. They end outside of it, where nobody sees it. */
export function partsIn(window: Box, line: readonly Point[]): Point[][] {
  const parts: Point[][] = [];
  let part: Point[] | undefined;
  for (const [index, to] of line.entries()) {
    const from = line[index - 1];
    if (from === undefined) continue;

    if (!boxesMeet(boxOf([from, to]), window)) {
      part = undefined;
    } else if (part) {
      part.push(to);
    } else {
      part = [from, to];
      parts.push(part);
    }
  }
  return parts;
}

/**
 * Leaves out points of a line that nobody would miss (Douglas and Peucker 1973).
 * @param tolerance how far the line may move. Unit: pixels
 */
export function simplified(line: Point[], tolerance: number): Point[] {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined || line.length < 3) return line;

  const slope = Math.atan2(last.y - first.y, last.x - first.x);
  const distances = line.map((point) => distanceToLine(point, first, slope));
  const farthest = Math.max(...distances);
  if (farthest <= tolerance) return [first, last];

  const index = distances.indexOf(farthest);
  const before = simplified(line.slice(0, index + 1), tolerance);
  const after = simplified(line.slice(index), tolerance);
  return [...before, ...after.slice(1)];
}

/** The distance of a point from a straight line through another one. */
export function distanceToLine(point: Point, on: Point, slope: number): number {
  return Math.abs((point.x - on.x) * Math.sin(slope) - (point.y - on.y) * Math.cos(slope));
}
