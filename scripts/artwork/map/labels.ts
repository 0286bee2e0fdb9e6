import type { MapCity, MapPoint } from '../../../model/maps.ts';
import { type Box, boxAround, boxesAlong, boxesMeet, isBoxInside, isInBox } from './boxes.ts';
import { roundedPoint } from './projection.ts';

/** A dot on a picture that is to have a name. */
export interface NamedDot extends MapPoint {
  /** How wide and how high its name is. */
  nameWidth: number;
  nameHeight: number;
  /** Names of a higher rank, up to 3, choose their spots before the others. */
  rank: number;
  /** How far from its middle its sign reaches. */
  radius: number;
}

/** Where a name stands, and how wide it is. */
export type NameLabel = NonNullable<MapCity['label']>;

/** A spot where a name can stand. */
export interface LabelSpot {
  label: NameLabel;
  /** What the name itself takes. */
  text: Box;
  /** What can be tapped around the name. */
  target: Box;
  /** What the line from the dot takes, where the name stands apart from it. */
  line: Box[];
}

/** How wide a dot is, in the picture's units. No name may stand there. */
export const DOT_SIZE = 9;

/** From the sign of a dot to its name, and from a name to the next. */
const GAP = 3;

/** How far from its dot a name can stand: beside it, or at the end of a line. */
const REACHES = [0, 12, 20, 30, 42, 56, 72];

const FARTHEST_REACH = Math.max(...REACHES);

/** A name at the end of a line, compared with one beside its dot. */
const WORTH_OF_APART = 0.3;

/** How many spots for a name are compared, and what each costs more than the one before it. */
const COMPARED_SPOTS = 30;
const COST_OF_LATER = 0.05;

/** What each point of a road or river costs that a name would be written over, or that its line crosses. */
const COST_OF_LINE_POINT = 0.09;
const COST_OF_CROSSED_POINT = 0.25;

/** How often each name, once all have had their choice, looks for a better spot. */
const ROUNDS_OF_MOVING = 3;

/** What it costs that a dot has no name. */
const COST_OF_NO_NAME = 5;

/** What it costs that a name stands so near another dot that it could be taken for the name of that. */
const COST_OF_OTHER_DOT = 1.5;

/** How near that is, in the picture's units. */
const NEAR_OTHER_DOT = 7;

/** How much more than other names those of the highest rank want their best spots. */
const HIGHEST_RANK = 3;
const WISH_OF_HIGHEST = 6;

/** Where a name can stand from its dot, the best first: right, left, then above and below. */
const DIRECTIONS = [0, 180, -30, 30, 210, 150, -90, 90, -60, 60, 240, 120].map((degrees) => {
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  // 1 where the name begins at the dot, -1 where it ends there, 0 where it is above or below it.
  const side = Math.round(dx * 1.2);
  return { dx, dy, side };
});

/** A dot without a name as yet, and the spots that are left for it. */
interface WaitingDot {
  dot: NamedDot;
  spots: LabelSpot[];
  /** How much room its spots are (`worthOf`). */
  worth: number;
}

/** Where names may stand, and what they must keep to. */
export interface LabelRules {
  /** The part of the picture in which names stand. */
  field: Box;
  /** What no name may cover. */
  taken: readonly Box[];
  /** Points along roads and rivers, which names had better not cover. */
  linePoints: readonly MapPoint[];
  /** The least height and width of what can be tapped around a name. */
  leastTarget: number;
  /** How far from its dot a name may stand. */
  longestLine: number;
}

/**
 * Gives each dot's name a spot where it meets no other name, no dot and nothing that stands there;
 * undefined for a name that has none. Of the names that wait, the one with the least room chooses.
 */
export function placeLabels(
  dots: readonly NamedDot[],
  { field, taken, linePoints, leastTarget, longestLine }: LabelRules,
): (LabelSpot | undefined)[] {
  const occupied = [...dots.map((dot) => boxAround(dot, DOT_SIZE)), ...taken];
  const isFree = (box: Box) => !occupied.some((other) => boxesMeet(box, other));
  // A line begins at its own dot, so its first boxes may meet that.
  const hasRoom = ({ text, line }: LabelSpot) => isFree(text) && line.slice(2).every(isFree);

  const reaches = REACHES.filter((reach) => reach <= longestLine);
  const unnamed = dots.map((dot): WaitingDot => {
    const spots = reaches.flatMap((reach) => spotsAt(dot, reach, leastTarget, field));
    const inField = spots.filter(({ target }) => isBoxInside(field, target));
    return waitingDot(dot, inField.filter(hasRoom));
  });

  const costs = costsOfSpots(unnamed, linePoints);
  const costOf = (spot: LabelSpot) => costs.get(spot) ?? 0;

  let waiting = unnamed;
  const placed = new Map<NamedDot, LabelSpot>();
  while (waiting.length > 0) {
    const [next] = waiting.toSorted(byNeed);
    waiting = waiting.filter((dot) => dot !== next);
    if (next === undefined) break;

    const chosen = leastHarmful(next, waiting, costOf);
    if (chosen === undefined) continue;

    placed.set(next.dot, chosen);
    const isLeft = (spot: LabelSpot) => !spotsCollide(chosen, spot);
    waiting = waiting.map(({ dot, spots }) => waitingDot(dot, spots.filter(isLeft)));
  }

  for (let round = 0; round < ROUNDS_OF_MOVING; round++) {
    for (const named of unnamed) moveName(named, unnamed, placed, costOf);
  }
  return dots.map((dot) => placed.get(dot));
}

/** What each spot of each dot costs by itself: later ones cost more, and so do those that cover something. */
function costsOfSpots(
  unnamed: readonly WaitingDot[],
  linePoints: readonly MapPoint[],
): Map<LabelSpot, number> {
  const costs = new Map<LabelSpot, number>();
  for (const { dot, spots } of unnamed) {
    const reachable = boxAround(dot, 2 * (FARTHEST_REACH + dot.nameWidth));
    const nearPoints = linePoints.filter((point) => isInBox(reachable, point));
    const otherDots = unnamed.map((other) => other.dot).filter((other) => other !== dot);

    for (const [index, spot] of spots.entries()) {
      const clutter = clutterAt(spot, nearPoints, otherDots);
      costs.set(spot, wishOf(dot) * (index * COST_OF_LATER + clutter));
    }
  }
  return costs;
}

/**
 * Moves a name to the spot that costs least now that all have had their choice. Where one other name is
 * in the way, that one gives way if both together then cost less.
 */
function moveName(
  named: WaitingDot,
  all: readonly WaitingDot[],
  placed: Map<NamedDot, LabelSpot>,
  costOf: (spot: LabelSpot) => number,
): void {
  const others = all.filter(({ dot }) => dot !== named.dot);
  const current = placed.get(named.dot);
  let least = current ? costOf(current) : COST_OF_NO_NAME;
  let moves: [NamedDot, LabelSpot][] = [];

  for (const spot of named.spots) {
    const cost = costOf(spot);
    if (cost >= least) continue;

    const inTheWay = others.filter(({ dot }) => {
      const standing = placed.get(dot);
      return standing !== undefined && spotsCollide(spot, standing);
    });
    const [blocking] = inTheWay;
    if (blocking === undefined) {
      least = cost;
      moves = [[named.dot, spot]];
      continue;
    }
    if (inTheWay.length > 1) continue;

    const stay = others.flatMap(({ dot }) => (dot === blocking.dot ? [] : (placed.get(dot) ?? [])));
    const free = blocking.spots.filter((other) => {
      return ![spot, ...stay].some((standing) => spotsCollide(other, standing));
    });
    const [giveWay] = free.toSorted((a, b) => costOf(a) - costOf(b));
    const before = placed.get(blocking.dot);
    if (giveWay === undefined || before === undefined) continue;

    const costOfBoth = cost + costOf(giveWay) - costOf(before);
    if (costOfBoth >= least) continue;

    least = costOfBoth;
    moves = [
      [named.dot, spot],
      [blocking.dot, giveWay],
    ];
  }
  for (const [dot, spot] of moves) placed.set(dot, spot);
}

/**
 * What speaks against a spot by itself: the roads and rivers below its name or across its line, and the
 * dots of others beside its name.
 */
function clutterAt(
  { text, line }: LabelSpot,
  linePoints: readonly MapPoint[],
  otherDots: readonly MapPoint[],
): number {
  const around = {
    left: text.left - NEAR_OTHER_DOT,
    right: text.right + NEAR_OTHER_DOT,
    top: text.top - NEAR_OTHER_DOT,
    bottom: text.bottom + NEAR_OTHER_DOT,
  };
  // A line begins at its own dot, on whatever runs through that.
  const lineFromDot = line.slice(2);
  const covered = linePoints.filter((point) => isInBox(text, point));
  const crossed = linePoints.filter((point) => crosses(lineFromDot, boxAround(point, 3)));
  const near = otherDots.filter((dot) => isInBox(around, dot));
  return (
    covered.length * COST_OF_LINE_POINT +
    crossed.length * COST_OF_CROSSED_POINT +
    near.length * COST_OF_OTHER_DOT
  );
}

function waitingDot(dot: NamedDot, spots: LabelSpot[]): WaitingDot {
  return { dot, spots, worth: worthOf(spots) };
}

/** Names of a higher rank come first, then those with the least room. */
function byNeed(a: WaitingDot, b: WaitingDot): number {
  return b.dot.rank - a.dot.rank || a.worth - b.worth;
}

/** How much it matters to a name where it stands. */
function wishOf({ rank }: NamedDot): number {
  return rank === HIGHEST_RANK ? WISH_OF_HIGHEST : 1;
}

/** How much room a name has: the number of its spots, in which those at the end of a line count less. */
function worthOf(spots: readonly LabelSpot[]): number {
  const worths = spots.map(({ line }) => (line.length > 0 ? WORTH_OF_APART : 1));
  return worths.reduce((sum, worth) => sum + worth, 0);
}

/** The spot for a name, among its best ones, that leaves the most room to the other names. */
function leastHarmful(
  { spots }: WaitingDot,
  others: readonly WaitingDot[],
  costOf: (spot: LabelSpot) => number,
): LabelSpot | undefined {
  const costs = spots.slice(0, COMPARED_SPOTS).map((spot) => {
    const losses = others.map((other) => {
      const lost = other.spots.filter((otherSpot) => spotsCollide(spot, otherSpot));
      return worthOf(lost) / (other.worth + 1);
    });
    return losses.reduce((sum, loss) => sum + loss, costOf(spot));
  });

  return spots[costs.indexOf(Math.min(...costs))];
}

/** The spots of a name at a distance from its dot, the best first. */
function spotsAt(dot: NamedDot, reach: number, leastTarget: number, field: Box): LabelSpot[] {
  const { nameWidth: width, nameHeight: height } = dot;
  const halfWidth = width / 2 + GAP;
  const fromEdge = Math.max(halfWidth, leastTarget / 2) + 2;

  return DIRECTIONS.map(({ dx, dy, side }) => {
    const pointAt = (distance: number) => ({ x: dot.x + distance * dx, y: dot.y + distance * dy });
    const start = pointAt(dot.radius);
    const end = pointAt(dot.radius + reach);

    const besideX = end.x + side * halfWidth;
    // Above and below its dot a name can give way to the edge of the picture.
    const isAboveOrBelow = Math.abs(dy) >= 0.8;
    const middle = {
      x: isAboveOrBelow
        ? Math.min(Math.max(besideX, field.left + fromEdge), field.right - fromEdge)
        : besideX,
      y: end.y + dy * (height / 2 + (side === 0 ? 1 : 0)),
    };
    end.x = Math.min(Math.max(end.x, middle.x - halfWidth), middle.x + halfWidth);

    const label: NameLabel = {
      ...roundedPoint({ x: middle.x - (side * width) / 2, y: middle.y }),
      anchor: anchorOf(side),
      width: Math.ceil(width),
    };
    if (reach > 0) label.leader = roundedPoint(end);
    const targetWidth = Math.max(width + 2 * GAP, leastTarget);
    const targetHeight = Math.max(height, leastTarget);
    return {
      label,
      text: boxAround(middle, width, height),
      target: boxAround(middle, targetWidth, targetHeight),
      line: reach > 0 ? boxesAlong(start, end) : [],
    };
  });
}

/** Which end of a name stands at its point (SVG, "text-anchor"). */
function anchorOf(side: number): NameLabel['anchor'] {
  if (side === 0) return 'middle';
  return side > 0 ? 'start' : 'end';
}

/** Whether two names cannot both stand where they are. */
function spotsCollide(a: LabelSpot, b: LabelSpot): boolean {
  return (
    boxesMeet(a.target, b.target) ||
    crosses(a.line, b.text) ||
    crosses(b.line, a.text) ||
    a.line.some((box) => crosses(b.line, box))
  );
}

/** Whether the line to a name runs through a box. */
function crosses(line: readonly Box[], box: Box): boolean {
  return line.some((part) => boxesMeet(part, box));
}

/** Widths of letters, as parts of the font's size, in a wide sans: what visitors have is narrower. */
const LETTER_WIDTHS: [letters: RegExp, width: number][] = [
  [/[fijlrtI.,:;'’ \-/()|]/, 0.37],
  [/[mwMW@%\u2e80-\uffff]/, 0.95],
  [/\p{Lu}/u, 0.72],
];
const USUAL_WIDTH = 0.62;

/** How much wider strong letters are. */
const STRONG_WIDTH = 1.1;

/** How high a line of text is, in the unit of the font's size. */
export function textHeight(size: number): number {
  return size + 3;
}

/** About how wide a text is, rather too wide than too narrow, in the unit of the font's size. */
export function textWidth(text: string, size: number, strong = false): number {
  const widths = [...text].map((letter) => {
    const [, width] = LETTER_WIDTHS.find(([letters]) => letters.test(letter)) ?? [];
    return width ?? USUAL_WIDTH;
  });
  const width = widths.reduce((sum, each) => sum + each, 0);
  return width * size * (strong ? STRONG_WIDTH : 1);
}
