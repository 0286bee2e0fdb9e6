import { distanceToLine, planeAround } from '../../../model/plane.ts';
import type { Point } from '../map/geometry.ts';
import { readWays } from '../map/lines.ts';
import type { Coordinates } from '../map/projection.ts';

/** A river runs through a city, as far as visitors see it, within this distance. In kilometers. */
const NEAR = 3;
/** How far around a city its rivers are drawn. In kilometers. */
export const RIVER_REACH = 8;

/**
 * The rivers around a city, in kilometers east and south of it, if one of them runs near it; else
 * none. A plane is right enough for so few kilometers.
 */
export async function riversAround(city: Coordinates): Promise<Point[][]> {
  const ways = await readWays();
  const plane = planeAround(city);
  const rivers = ways
    .filter(({ kind }) => kind === 'river')
    .flatMap(({ places }) => piecesWithin(places.map(plane), RIVER_REACH));
  return rivers.some((river) => distanceTo(river) <= NEAR) ? rivers : [];
}

/** The parts of a line that come within a distance of the origin, each with one point beyond it. */
function piecesWithin(line: readonly Point[], reach: number): Point[][] {
  const pieces: Point[][] = [];
  let piece: Point[] = [];
  for (const [index, to] of line.slice(1).entries()) {
    const from = line[index] ?? to;
    const seen = distance(from, to) <= reach;
    if (seen) piece = piece.length === 0 ? [from, to] : [...piece, to];
    if (!seen && piece.length > 0) {
      pieces.push(piece);
      piece = [];
    }
  }
  return piece.length === 0 ? pieces : [...pieces, piece];
}

/** How near a line comes to the origin. */
function distanceTo(line: readonly Point[]): number {
  const all = line.slice(1).map((to, index) => distance(line[index] ?? to, to));
  return Math.min(...all);
}

/** How near a segment comes to the origin. */
function distance(from: Point, to: Point): number {
  return distanceToLine({ x: 0, y: 0 }, from, to).distance;
}
