import type { Point } from '../files/map/view.ts';
import { openSpline } from './spline.ts';

/** A row of hills: how high it stands at a place, and the lines that are engraved on it. */
export interface Hills {
  /** The height of their ridge at a place, from the top of the picture. */
  ridge: (x: number) => number;
  /** How many lines follow the ridge, and how far apart; the first is the ridge. */
  lines: number;
  apart: number;
}

interface Picture {
  width: number;
  /** Where all hills end. */
  foot: number;
  /** The distance of the points at which lines are measured. */
  step: number;
}

/** Between a hill and the lines of one behind it. */
const GAP = 3;

/** Engraved hills without fills, the farthest first: a line ends where nearer hills stand before it. */
export function contours(rows: readonly Hills[], { width, foot, step }: Picture): string {
  const steps = Math.ceil(width / step);
  return rows
    .flatMap(({ ridge, lines, apart }, row) => {
      const nearer = rows.slice(row + 1);
      const before = (x: number) => Math.min(foot, ...nearer.map((hills) => hills.ridge(x) - GAP));
      return Array.from({ length: lines }, (_, line) => {
        // Lower lines follow the ridge less and less, as slopes do.
        const flatter = 1 - line / (lines + 2);
        const mean = foot - (foot - ridge(0)) * flatter;
        const at = (x: number) => {
          const y = ridge(x);
          return y + line * apart + (1 - flatter) * (mean - y) * 0.35;
        };
        const points = Array.from({ length: steps + 1 }, (__, index) => index * step);
        return visible(points, at, before);
      });
    })
    .flat()
    .map(openSpline)
    .join('');
}

/** The pieces of a line above what stands before it. */
function visible(
  places: readonly number[],
  at: (x: number) => number,
  before: (x: number) => number,
): Point[][] {
  const pieces: Point[][] = [];
  let piece: Point[] = [];
  for (const [index, x] of places.entries()) {
    const above = before(x) - at(x);
    const last = places[index - 1];
    if (last !== undefined && above > 0 !== before(last) - at(last) > 0) {
      const end = crossing(last, x, (place) => before(place) - at(place));
      piece.push({ x: end, y: at(end) });
    }
    if (above > 0) piece.push({ x, y: at(x) });
    else if (piece.length > 0) {
      pieces.push(piece);
      piece = [];
    }
  }
  return [...pieces, piece].filter(({ length }) => length > 2);
}

/** Where between two places a difference changes its sign. */
function crossing(from: number, to: number, difference: (x: number) => number): number {
  const [a, b] = [Math.abs(difference(from)), Math.abs(difference(to))];
  return from + ((to - from) * a) / (a + b);
}
