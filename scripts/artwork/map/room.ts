import type { MapLabel, MapPoint } from '../../../model/maps.ts';

/** The size of a picture, or of a mark on it, in the picture's units. */
export interface MapSize {
  width: number;
  height: number;
}

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

/** Whether two boxes have more than an edge in common. */
export function boxesMeet(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Whether a box lies within a field. */
export function isInside(field: Box, { left, right, top, bottom }: Box): boolean {
  return left >= field.left && right <= field.right && top >= field.top && bottom <= field.bottom;
}

/** Where something can stand: one box, or several along a turned text. */
interface Spot {
  boxes: readonly Box[];
}

/** The room on a picture: what has found a spot keeps all others off. */
export class Room {
  readonly #field: Box;
  readonly #taken: Box[];
  /** Points along rivers and roads. */
  readonly #linePoints: readonly MapPoint[];

  /** @param field where things can stand */
  constructor(field: Box, taken: readonly Box[], linePoints: readonly MapPoint[]) {
    this.#field = field;
    this.#taken = [...taken];
    this.#linePoints = linePoints.filter((point) => isInside(field, boxAround(point, 0)));
  }

  /**
   * Takes the first of some spots that is free and lies over no river or road, else the first that is
   * free. Undefined where none is.
   * @param isNeeded whether it takes a spot that is not free rather than none
   */
  take<Kind extends Spot>(spots: readonly Kind[], isNeeded = false): Kind | undefined {
    const inside = spots.filter(({ boxes }) => boxes.every((box) => isInside(this.#field, box)));
    const free = inside.filter(({ boxes }) => boxes.every((box) => this.#isFree(box)));
    const isClear = ({ boxes }: Spot) =>
      !this.#linePoints.some((point) => boxes.some((box) => boxesMeet(box, boxAround(point, 1))));

    const spot = free.find(isClear) ?? free[0] ?? (isNeeded ? inside[0] : undefined);
    if (spot) this.#taken.push(...spot.boxes);
    return spot;
  }

  #isFree(box: Box): boolean {
    return !this.#taken.some((other) => boxesMeet(box, other));
  }
}

/** A name, and the dot that it stands beside. */
export interface NamedDot extends MapPoint {
  /** How wide and how high the name is. */
  nameWidth: number;
  nameHeight: number;
  /** From the middle of the dot to its edge. */
  radius: number;
}

/** A spot for a name beside its dot. */
interface NameSpot extends Spot {
  label: MapLabel;
}

/** From a dot to its name, and half of what keeps two names in a row from being read as one. */
const GAP = 2.5;

/** The eight sides of a dot, the best first. */
const SIDES = [
  [1, 0],
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, -1],
  [1, 1],
  [-1, -1],
  [-1, 1],
] as const;

/** Which end of a name stands at its dot (SVG, "text-anchor"). */
const ANCHORS = { '-1': 'end', '0': 'middle', '1': 'start' } as const;

/** The spots for a name on the eight sides of its dot, the best first. */
export function spotsAround({ x, y, nameWidth, nameHeight, radius }: NamedDot): NameSpot[] {
  return SIDES.map(([across, down]) => {
    const reach = down === 0 ? radius + GAP : 0;
    const point = {
      x: x + across * reach,
      y: y + down * (radius + nameHeight / 2),
    };
    const middle = { x: point.x + (across * nameWidth) / 2, y: point.y };
    return {
      label: { ...point, anchor: ANCHORS[across], width: Math.ceil(nameWidth) },
      boxes: [boxAround(middle, nameWidth + 2 * GAP, nameHeight)],
    };
  });
}

/** A spot for a mark along a line. */
export interface LineSpot extends Spot, MapPoint {
  /** How far a text is turned that runs along the line, never upside down. Unit: degrees. */
  angle: number;
  /** Whether the line runs against the text. */
  isReversed: boolean;
}

/** Between points along a line, in the picture's units. */
const LINE_STEP = 6;

/** Points along a line at even steps. */
export function pointsAlong(line: readonly MapPoint[]): MapPoint[] {
  const points: MapPoint[] = [];
  let untilNext = 0;
  for (const [index, to] of line.entries()) {
    const from = line[index - 1] ?? to;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    for (; untilNext < length; untilNext += LINE_STEP) {
      const part = untilNext / length;
      points.push({ x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) });
    }
    untilNext -= length;
  }
  return points;
}

/** How far a line may bend away from a mark along it, in the picture's units. */
const MOST_BEND = 6;

/**
 * Spots for a mark along lines, the straightest first.
 * @param offset how far beside the line its middle stands, below zero above it
 * @param isTurned whether it runs along the line
 */
export function spotsAlong(
  lines: readonly (readonly MapPoint[])[],
  { width, height }: MapSize,
  { offset = 0, isTurned = false } = {},
): LineSpot[] {
  const span = Math.max(2, Math.round(width / LINE_STEP));
  const spots = lines.flatMap((line) => {
    const points = pointsAlong(line);
    return points.slice(span).map((to, index) => {
      const from = points[index] ?? to;
      const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
      const isReversed = to.x < from.x;
      const slope = Math.atan2(to.y - from.y, to.x - from.x) + (isReversed ? Math.PI : 0);

      const x = middle.x - offset * Math.sin(slope);
      const y = middle.y + offset * Math.cos(slope);
      const angle = isTurned ? (((slope * 180) / Math.PI + 540) % 360) - 180 : 0;
      const boxes = turnedBoxes({ x, y }, { width, height }, isTurned ? slope : 0);
      const between = points.slice(index, index + span);
      const bend = Math.max(...between.map((point) => distanceToLine(point, middle, slope)));
      return { x, y, angle, isReversed, boxes, bend };
    });
  });
  return spots.filter(({ bend }) => bend <= MOST_BEND).toSorted((a, b) => a.bend - b.bend);
}

/** How far a point lies from a straight line through another. */
function distanceToLine(point: MapPoint, on: MapPoint, radians: number): number {
  return Math.abs((point.x - on.x) * Math.sin(radians) - (point.y - on.y) * Math.cos(radians));
}

/** Boxes as high as a turned mark, from its one end to the other. */
function turnedBoxes({ x, y }: MapPoint, { width, height }: MapSize, radians: number): Box[] {
  if (radians === 0) return [boxAround({ x, y }, width, height)];

  const reach = Math.max(0, width - height) / 2;
  const count = Math.ceil((2 * reach) / height) + 1;
  return Array.from({ length: count }, (_, index) => {
    const along = reach * ((2 * index) / Math.max(1, count - 1) - 1);
    return boxAround(
      { x: x + along * Math.cos(radians), y: y + along * Math.sin(radians) },
      height,
    );
  });
}

/** Widths of letters, as parts of the font's size, in a wide sans: what visitors have is narrower. */
const LETTER_WIDTHS: readonly [letters: RegExp, width: number][] = [
  [/[fijlrtI.,:;'’ \-/()|]/, 0.37],
  [/[mwMW@%\u2e80-\uffff]/, 0.95],
  [/\p{Lu}/u, 0.72],
];
const USUAL_WIDTH = 0.635;

/** How much wider strong letters are. */
const STRONG_WIDTH = 1.125;

/** About how wide a text is, rather too wide than too narrow, in the unit of the font's size. */
export function textWidth(text: string, size: number, isStrong = false): number {
  const widths = [...text].map(
    (letter) => LETTER_WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? USUAL_WIDTH,
  );
  const width = widths.reduce((sum, each) => sum + each, 0);
  return width * size * (isStrong ? STRONG_WIDTH : 1);
}
