import type { MapPoint } from '../../../model/maps.ts';
import { type Box, boxAround, boxesAlong, boxesMeet, isBoxInside, pointsAlong } from './boxes.ts';
import { distanceBetween, type MapSize } from './projection.ts';

/** What is to stand along a line. */
export interface WantedSpot extends MapSize {
  /** How far from the line its middle stands, on either side; on the line without one. */
  offset?: number;
  /** Whether it is turned with the line. */
  turned?: boolean;
  /** Whether no line may run under it. */
  isClear?: boolean;
}

/** Where something can stand along a line. */
export interface Spot {
  /** The middle of the spot. */
  point: MapPoint;
  /** In degrees, and never upside down. */
  angle: number;
  /** What it takes. */
  boxes: Box[];
}

/** Between spots that are tried, in the picture's units. */
const STEP = 5;

/** What a spot at the end of a line costs more than one in its middle. */
const COST_OF_END = 2;

/** What each point of other lines costs that lies where a mark would stand. */
const COST_OF_CROSSING = 3;

/**
 * The spot along lines where they are straightest and meet no other lines, free of what is taken;
 * undefined where there is none.
 * @param field where the spot must lie
 * @param others points at even steps along other lines
 */
export function spotAlong(
  lines: readonly MapPoint[][],
  wanted: WantedSpot,
  field: Box,
  taken: readonly Box[],
  others: readonly MapPoint[] = [],
): Spot | undefined {
  const isFree = (box: Box) =>
    isBoxInside(field, box) && !taken.some((other) => boxesMeet(box, other));
  const candidates = lines
    .flatMap((line) => candidatesAlong(pointsAlong(line, STEP), wanted))
    .filter(({ point }) => isBoxInside(field, boxAround(point, 1)))
    .toSorted((a, b) => a.cost - b.cost);

  let best: { spot: Spot; cost: number } | undefined;
  for (const { point, angle, cost: costAlone } of candidates) {
    // What lies under a mark only adds to its cost, so none of the others is better.
    if (best !== undefined && costAlone >= best.cost) break;

    const boxes = boxesOf(point, angle, wanted);
    if (!boxes.every(isFree)) continue;

    const crossings = crossingsUnder({ point, angle }, wanted, others);
    if (wanted.isClear && crossings > 0) continue;

    const cost = costAlone + COST_OF_CROSSING * crossings;
    const spot = { point, angle: (angle * 180) / Math.PI, boxes };
    if (best === undefined || cost < best.cost) best = { spot, cost };
  }
  return best?.spot;
}

/** A spot that is tried. */
interface Candidate {
  point: MapPoint;
  /** In radians. */
  angle: number;
  cost: number;
}

/** Spots along points at even steps, with what each costs. */
function candidatesAlong(points: readonly MapPoint[], wanted: WantedSpot): Candidate[] {
  const { width, offset = 0, turned = true } = wanted;
  const span = Math.max(2, Math.ceil(width / STEP));
  const sides = offset === 0 ? [0] : [-offset, offset];

  return points.slice(span).flatMap((to, index) => {
    const from = points[index] ?? to;
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    const angle = Math.atan((to.y - from.y) / (to.x - from.x || 0.001));

    const onLine = points[index + Math.round(span / 2)] ?? to;
    const bend = distanceBetween(onLine, middle);
    // At the end of a line it is hard to tell what a mark belongs to.
    const fromMiddle = Math.abs(index / (points.length - span) - 0.5) * 2;
    const cost = bend + COST_OF_END * fromMiddle;

    return sides.map((side): Candidate => {
      const point = { x: middle.x - side * Math.sin(angle), y: middle.y + side * Math.cos(angle) };
      return { point, angle: turned ? angle : 0, cost };
    });
  });
}

/** How many of these points lie under a mark at a spot. */
function crossingsUnder(
  { point, angle }: Pick<Candidate, 'point' | 'angle'>,
  { width, height }: WantedSpot,
  points: readonly MapPoint[],
): number {
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  // A point that is farther away than this lies under no part of the mark, however it is turned.
  const reach = (width + height) / 2;
  const under = points.filter(({ x, y }) => {
    const dx = x - point.x;
    const dy = y - point.y;
    if (Math.abs(dx) > reach || Math.abs(dy) > reach) return false;

    const along = dx * cosine + dy * sine;
    const across = dy * cosine - dx * sine;
    return Math.abs(along) <= width / 2 && Math.abs(across) <= height / 2;
  });
  return under.length;
}

/** What a mark takes at a spot: boxes as high as it is, from its one end to the other. */
function boxesOf(point: MapPoint, angle: number, { width, height }: WantedSpot): Box[] {
  const reach = Math.max(0, width - height) / 2;
  const [dx, dy] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
  return boxesAlong(
    { x: point.x - dx, y: point.y - dy },
    { x: point.x + dx, y: point.y + dy },
    height,
  );
}
