import { type Box, boxAround, contains, meet, type Point } from './geometry.ts';
import type { Size } from './projection.ts';

/** A place for a mark on a line. */
export interface Spot {
  at: Point;
  /** The direction of the line there, in degrees, so that text is never upside down. */
  angle: number;
  boxes: Box[];
}

interface Wanted {
  text: Size;
  /** From the line to the middle of the mark; on both sides of it. */
  offset: number;
  /** Whether the mark is turned with the line. */
  turned: boolean;
}

/** Steps along a line between places that are tried, in the map's units. */
const STEP = 5;
/** What a bend of one unit costs, and each point of another line below the mark. */
const BEND = 2;
const COVERED = 1.5;

/**
 * The best place for a mark along lines: free of what is taken, within the picture, where the line
 * is straight and no other line runs; undefined where there is none.
 */
export function spotAlong(
  lines: readonly (readonly Point[])[],
  wanted: Wanted,
  size: Size,
  taken: readonly Box[],
  others: readonly Point[] = [],
): Spot | undefined {
  const frame = { left: 2, top: 2, right: size.width - 2, bottom: size.height - 2 };
  let best: Spot | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const { middle, angle, bend } of lines.flatMap((line) => chords(line, wanted.text.width))) {
    for (const side of wanted.offset === 0 ? [0] : [-1, 1]) {
      const spot = spotBeside(middle, angle, side * wanted.offset, wanted);
      if (!spot.boxes.every((box) => contains(frame, box))) continue;
      if (spot.boxes.some((box) => taken.some((other) => meet(box, other)))) continue;
      const covered = others.filter((point) => spot.boxes.some((box) => holds(box, point))).length;
      const cost = bend * BEND + covered * COVERED;
      if (cost < least) [best, least] = [spot, cost];
    }
  }
  return best;
}

interface Chord {
  middle: Point;
  angle: number;
  /** How far the line strays from the chord. */
  bend: number;
}

/** Stretches of a line that are as long as a text. */
function chords(line: readonly Point[], length: number): Chord[] {
  const points = evenly(line);
  const span = Math.max(2, Math.ceil(length / STEP));
  return points.slice(span).map((to, index) => {
    const from = points[index] ?? to;
    const angle = Math.atan2(to.y - from.y, to.x - from.x);
    const strays = points
      .slice(index, index + span)
      .map(({ x, y }) => Math.abs((x - from.x) * Math.sin(angle) - (y - from.y) * Math.cos(angle)));
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    return { middle, angle: upright(angle), bend: Math.max(...strays) };
  });
}

/** Points of a line at even steps. */
function evenly(line: readonly Point[]): Point[] {
  const points: Point[] = [];
  let left = 0;
  for (const [index, to] of line.entries()) {
    const from = line[index - 1] ?? to;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    for (; left < length; left += STEP) {
      const part = left / length;
      points.push({ x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) });
    }
    left -= length;
  }
  return points;
}

function upright(angle: number): number {
  const half = Math.PI / 2;
  if (angle > half) return angle - Math.PI;
  return angle <= -half ? angle + Math.PI : angle;
}

function spotBeside(middle: Point, angle: number, offset: number, { text, turned }: Wanted): Spot {
  const at = { x: middle.x - offset * Math.sin(angle), y: middle.y + offset * Math.cos(angle) };
  if (!turned) return { at, angle: 0, boxes: [boxAround(at, text.width, text.height)] };
  const count = Math.ceil(text.width / text.height);
  const boxes = Array.from({ length: count }, (_, index) => {
    const way = ((index + 0.5) / count - 0.5) * text.width;
    const center = { x: at.x + way * Math.cos(angle), y: at.y + way * Math.sin(angle) };
    return boxAround(center, text.height);
  });
  return { at, angle: (angle * 180) / Math.PI, boxes };
}

function holds({ left, right, top, bottom }: Box, { x, y }: Point): boolean {
  return x > left && x < right && y > top && y < bottom;
}
