import type { MapCity, MapPoint } from '../../../model/maps.ts';
import {
  type Box,
  boxAround,
  boxesAlong,
  boxesMeet,
  distanceToStep,
  isBoxInside,
  isInBox,
  pointsInField,
  type Step,
  stepsMeet,
} from './boxes.ts';
import { roundedPoint } from './projection.ts';

/** A dot on a picture that is to have a name. */
export interface NamedDot extends MapPoint {
  /** How wide and how high its name is. */
  nameWidth: number;
  nameHeight: number;
  /** Names choose their spots in this order, from 0 on; those of the same order by their need. */
  order: number;
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
  /** The name with what keeps it from being read as one with another beside it. */
  room: Box;
  /** What can be tapped around the name. */
  target: Box;
  /** What the line from the dot takes, where the name stands apart from it. */
  line: Box[];
  /** Where the line to the name runs, from the edge of the dot on. */
  lead: Step | undefined;
}

/** How wide a dot is, in the picture's units. No name may stand there. */
export const DOT_SIZE = 9;

/** From the sign of a dot to its name, and half of what keeps two names in a row from being read as one. */
const GAP = 3;
export const ASIDE = 4;

/** How far from its dot a name can stand: beside it, or at the end of a line. */
const REACHES = [0, 12, 20, 30, 42, 56, 72];

const FARTHEST_REACH = Math.max(...REACHES);

/** A name at the end of a line, and one over the dots of others, compared with one beside its dot. */
const WORTH_OF_APART = 0.3;
const WORTH_OF_CROWDED = 0.05;

/** How many spots for a name are compared, and what each costs more than the one before it. */
const COMPARED_SPOTS = 30;
const COST_OF_LATER = 0.05;

/** What each point along a road or river costs that a name would be written over. */
const COST_OF_LINE_POINT = 0.09;

/** What it costs that a name stands apart, at the end of a line. */
const COST_OF_LEAD = 0.5;

/** What it costs that a name loses about all of its spots, and one that has to be there. */
const COST_OF_MISSED = 2;
const COST_OF_FIRST_MISSED = 5;

/** What it costs that a name that has to be there stands over a dot, and over one with such a name. */
const COST_OF_DOT_UNDER = 2;
const COST_OF_FIRST_UNDER = 20;

/** What it costs that a name stands so near another dot that it could be taken for the name of that. */
const COST_OF_OTHER_DOT = 1.5;

/** How near that is, in the picture's units. */
const NEAR_OTHER_DOT = 7;

/** How much more than the others the first name of a map wants its best spot. */
const WISH_OF_FIRST = 6;

/** The order of names that have to be on a map is less: of the spot itself, the office, featured cities. */
export const ORDER_OF_OTHERS = 1000;

/**
 * Names of featured cities come in the order of the content, after that of the map's own spot and that of
 * the office.
 * @param index from 0 on; below zero for a city that isn't featured
 */
export function orderOfFeatured(index: number): number {
  return index < 0 ? ORDER_OF_OTHERS : 2 + index;
}

/** Where a name can stand from its dot, in degrees, the best first: right, left, then above and below. */
const AROUND = [0, 180, -30, 30, 210, 150, -90, 90, -60, 60, 240, 120].map((degrees) => {
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  // 1 where the name begins at the dot, -1 where it ends there, 0 where it is above or below it.
  const side = Math.round(dx * 1.2);
  return { dx, dy, side, anchor: anchorOf(side) };
});

/** Above and below its dot, most of a name can stand on one side. */
const ABOVE_OR_BELOW = [-1, 1].flatMap((dy) =>
  [0.7, -0.7].map((side) => ({ dx: 0, dy, side, anchor: 'middle' as const })),
);

const DIRECTIONS = [...AROUND, ...ABOVE_OR_BELOW];

/** A spot, and what speaks against it. */
interface CostedSpot extends LabelSpot {
  cost: number;
  /** Whether the name would stand over the dots of others. */
  isCrowded: boolean;
}

/** A dot without a name as yet, and the spots that are left for it, the best first. */
interface WaitingDot {
  dot: NamedDot;
  spots: CostedSpot[];
  /** How much room its spots are (`worthOf`). */
  worth: number;
}

/** Where names may stand, and what they must keep to. */
export interface LabelRules {
  /** The part of the picture in which names stand. */
  field: Box;
  /** What no name may cover. */
  taken: readonly Box[];
  /** Roads, rivers and borders, which names had better not cover, and which no line to a name crosses. */
  lines: readonly (readonly MapPoint[])[];
  /** The least height and width of what can be tapped around a name. */
  leastTarget: number;
  /** How far from its dot a name may stand. */
  longestLine: number;
}

/**
 * Gives each dot's name a spot where it meets no other name, no dot and nothing that stands there;
 * undefined for a name that has none. Of the names of one order, the one with the least room chooses. A
 * name that has to be there stands over the dots of others rather than nowhere.
 */
export function placeLabels(
  dots: readonly NamedDot[],
  { field, taken, lines, leastTarget, longestLine }: LabelRules,
): (LabelSpot | undefined)[] {
  const dotBoxes = dots.map((dot) => boxAround(dot, DOT_SIZE));
  const occupied = [...dotBoxes, ...taken];
  const isOff = (box: Box, others: readonly Box[]) =>
    !others.some((other) => boxesMeet(box, other));
  // A line begins at its own dot, so its first boxes may meet that.
  const hasRoom = ({ text, room, line }: LabelSpot, dotsInTheWay: readonly Box[]) =>
    isOff(room, taken) &&
    isOff(text, dotsInTheWay) &&
    line.slice(2).every((box) => isOff(box, occupied));

  const allSteps = lines.flatMap(stepsOf);
  const reaches = REACHES.filter((reach) => reach <= longestLine);
  const spotsInField = (dot: NamedDot) => {
    const farthest = dot.radius + Math.max(...reaches);
    const near = allSteps.filter((step) => distanceToStep(dot, step) < farthest);
    const isClear = (lead: Step) => !near.some((step) => stepsMeet(lead, step, NEAREST_TO_LINE));

    const spots = reaches.flatMap((reach) => spotsAt(dot, reach, leastTarget, field));
    const inField = spots.filter(({ target }) => isBoxInside(field, target));
    return inField.filter(({ lead }) => lead === undefined || isClear(lead));
  };

  const linePoints = pointsInField(lines, field);
  const unnamed = dots.map((dot): WaitingDot => {
    const inTheWay = isFirst(dot) ? [] : dotBoxes;
    const spots = spotsInField(dot).filter((spot) => hasRoom(spot, inTheWay));
    return waitingDot(dot, withCosts(dot, spots, dots, linePoints));
  });

  let waiting = unnamed;
  const placed = new Map<NamedDot, LabelSpot>();
  while (waiting.length > 0) {
    const [next] = waiting.toSorted(byNeed);
    waiting = waiting.filter((dot) => dot !== next);
    if (next === undefined) break;

    const chosen = leastHarmful(next, waiting);
    if (chosen === undefined) continue;

    placed.set(next.dot, chosen);
    const isLeft = (spot: LabelSpot) => !spotsCollide(chosen, spot);
    waiting = waiting.map((other) => waitingDot(other.dot, other.spots.filter(isLeft)));
  }
  return dots.map((dot) => placed.get(dot));
}

function stepsOf(line: readonly MapPoint[]): Step[] {
  return line.slice(1).map((to, index) => [line[index] ?? to, to]);
}

/** The line to a name comes no nearer to a road, a river or a border, in the picture's units. */
const NEAREST_TO_LINE = 1.5;

/** Spots with what each costs by itself, the best first: later ones cost more, and those over something. */
function withCosts(
  dot: NamedDot,
  spots: readonly LabelSpot[],
  dots: readonly NamedDot[],
  linePoints: readonly MapPoint[],
): CostedSpot[] {
  const reachable = boxAround(dot, 2 * (FARTHEST_REACH + dot.nameWidth));
  const nearPoints = linePoints.filter((point) => isInBox(reachable, point));
  const nearDots = dots.filter((other) => other !== dot && isInBox(reachable, other));

  const costed = spots.map((spot, index): CostedSpot => {
    const under = nearDots.filter((other) => boxesMeet(spot.text, boxAround(other, DOT_SIZE)));
    const clutter = clutterAt(spot, nearPoints, nearDots);
    const costsUnder = under.map((other) =>
      isFirst(other) ? COST_OF_FIRST_UNDER : COST_OF_DOT_UNDER,
    );
    const cost = wishOf(dot) * (index * COST_OF_LATER + clutter) + sumOf(costsUnder);
    return { ...spot, cost, isCrowded: under.length > 0 };
  });
  return costed.toSorted((a, b) => a.cost - b.cost);
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/**
 * What speaks against a spot by itself: roads and rivers below its name, the dots of others beside it,
 * and that it stands apart.
 */
function clutterAt(
  { text, lead }: LabelSpot,
  linePoints: readonly MapPoint[],
  otherDots: readonly MapPoint[],
): number {
  const around = {
    left: text.left - NEAR_OTHER_DOT,
    right: text.right + NEAR_OTHER_DOT,
    top: text.top - NEAR_OTHER_DOT,
    bottom: text.bottom + NEAR_OTHER_DOT,
  };
  const covered = linePoints.filter((point) => isInBox(text, point));
  const near = otherDots.filter((dot) => isInBox(around, dot));
  return (
    covered.length * COST_OF_LINE_POINT +
    near.length * COST_OF_OTHER_DOT +
    (lead ? COST_OF_LEAD : 0)
  );
}

function waitingDot(dot: NamedDot, spots: CostedSpot[]): WaitingDot {
  return { dot, spots, worth: worthOf(spots) };
}

/** Names come in their order, and of one order first those with the least room. */
function byNeed(a: WaitingDot, b: WaitingDot): number {
  return a.dot.order - b.dot.order || a.worth - b.worth;
}

/** How much it matters to a name where it stands. */
function wishOf({ order }: NamedDot): number {
  return order === 0 ? WISH_OF_FIRST : 1;
}

/** Whether a name has to be on its map. */
function isFirst({ order }: NamedDot): boolean {
  return order < ORDER_OF_OTHERS;
}

/** How much room a name has: the number of its spots, in which those that are not as good count less. */
function worthOf(spots: readonly CostedSpot[]): number {
  const worths = spots.map(({ lead, isCrowded }) => {
    if (isCrowded) return WORTH_OF_CROWDED;
    return lead ? WORTH_OF_APART : 1;
  });
  return sumOf(worths);
}

/** The spot for a name, among its best ones, that leaves the most room to the other names. */
function leastHarmful(
  { spots }: WaitingDot,
  others: readonly WaitingDot[],
): CostedSpot | undefined {
  const costs = spots.slice(0, COMPARED_SPOTS).map((spot) => {
    const losses = others.map((other) => {
      const lost = worthOf(other.spots.filter((otherSpot) => spotsCollide(spot, otherSpot)));
      if (lost === 0 || lost <= 0.9 * other.worth) return lost / (other.worth + 1);
      return isFirst(other.dot) ? COST_OF_FIRST_MISSED : COST_OF_MISSED;
    });
    return spot.cost + sumOf(losses);
  });

  return spots[costs.indexOf(Math.min(...costs))];
}

/** The spots of a name at a distance from its dot, the best first. */
function spotsAt(dot: NamedDot, reach: number, leastTarget: number, field: Box): LabelSpot[] {
  const { nameWidth: width, nameHeight: height } = dot;
  const halfWidth = width / 2 + GAP;
  const fromEdge = Math.max(width / 2 + ASIDE, leastTarget / 2) + 2;

  return DIRECTIONS.map(({ dx, dy, side, anchor }) => {
    const start = { x: dot.x + dot.radius * dx, y: dot.y + dot.radius * dy };
    const end = { x: start.x + reach * dx, y: start.y + reach * dy };

    const besideX = end.x + side * halfWidth;
    // Above and below its dot a name can give way to the edge of the picture.
    const isAboveOrBelow = Math.abs(dy) >= 0.8;
    const middle = {
      x: isAboveOrBelow
        ? Math.min(Math.max(besideX, field.left + fromEdge), field.right - fromEdge)
        : besideX,
      y: end.y + dy * (height / 2 + (anchor === 'middle' ? 1 : 0)),
    };
    end.x = Math.min(Math.max(end.x, middle.x - halfWidth), middle.x + halfWidth);

    const label: NameLabel = {
      ...roundedPoint({ x: middle.x - fromMiddle[anchor] * width, y: middle.y }),
      anchor,
      width: Math.ceil(width),
    };
    if (reach > 0) label.leader = roundedPoint(end);
    const targetWidth = Math.max(width + 2 * ASIDE, leastTarget);
    // A name that stands apart could be read as one with another right above or below it.
    const targetHeight = Math.max(height + (reach > 0 ? 2 * ASIDE : 0), leastTarget);
    return {
      label,
      text: boxAround(middle, width, height),
      room: boxAround(middle, width + 2 * ASIDE, height),
      target: boxAround(middle, targetWidth, targetHeight),
      line: reach > 0 ? boxesAlong(start, end) : [],
      lead: reach > 0 ? [start, end] : undefined,
    };
  });
}

/** From the middle of a name to its point, as a part of its width. */
const fromMiddle: Record<NameLabel['anchor'], number> = { start: 0.5, middle: 0, end: -0.5 };

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
const USUAL_WIDTH = 0.635;

/** How much wider strong letters are. */
const STRONG_WIDTH = 1.125;

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
