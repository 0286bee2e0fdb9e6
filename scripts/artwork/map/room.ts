import type { MapLabel, MapPoint } from '../../../model/maps.ts';

/** In the picture's units. */
export interface MapSize {
  width: number;
  height: number;
}

/** A rectangle, in the picture's units. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export function boxAround({ x, y }: MapPoint, width: number, height = width): Box {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}

/** Whether two boxes overlap; touching edges don't count. */
export function boxesMeet(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

export function isInside(field: Box, { left, right, top, bottom }: Box): boolean {
  return left >= field.left && right <= field.right && top >= field.top && bottom <= field.bottom;
}

/** A possible position: one box, or several along rotated text. */
interface Spot {
  boxes: readonly Box[];
}

/** The space for labels on a picture. Each placed label blocks its space for later ones. */
export class LabelSpace {
  readonly #field: Box;
  readonly #taken: Box[];
  readonly #linePoints: readonly MapPoint[];

  /** @param field the area for labels */
  constructor(field: Box, taken: readonly Box[], linePoints: readonly MapPoint[]) {
    this.#field = field;
    this.#taken = [...taken];
    this.#linePoints = linePoints.filter((point) => isInside(field, boxAround(point, 0)));
  }

  /**
   * Takes the first free spot that doesn't cover a river or road, otherwise the first free one.
   * Undefined if none is free.
   * @param isNeeded whether to take an occupied spot if none is free
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

/** A dot with a name beside it. */
export interface NamedDot extends MapPoint {
  nameWidth: number;
  nameHeight: number;
  /** The radius of the dot. */
  radius: number;
}

interface NameSpot extends Spot {
  label: MapLabel;
}

/** The gap between a dot and its name, and half of the least gap between two names in a row. */
const GAP = 2.5;

/** The eight sides of a dot, best first. */
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

/** Which end of a name is at its dot (SVG, "text-anchor"). */
const ANCHORS = { '-1': 'end', '0': 'middle', '1': 'start' } as const;

/** The eight spots for a name, best first. */
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

export interface LineSpot extends Spot, MapPoint {
  /** The rotation of text along the line, never upside down. Unit: degrees. */
  angle: number;
  /** Whether the line runs against the reading direction. */
  isReversed: boolean;
}

/** The distance between points along a line, in the picture's units. */
const LINE_STEP = 6;

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

/** How far a line may bend away from a mark on it, in the picture's units. */
const MOST_BEND = 6;

/**
 * Spots for a mark along lines, the straightest first.
 * @param offset the distance from the line to the mark's center, negative above the line
 * @param isTurned whether to rotate the mark along the line
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

/** The distance of a point from a straight line through another one. */
function distanceToLine(point: MapPoint, on: MapPoint, radians: number): number {
  return Math.abs((point.x - on.x) * Math.sin(radians) - (point.y - on.y) * Math.cos(radians));
}

/** Square boxes that cover a rotated mark from end to end. */
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

/** Letter widths in a wide sans-serif, as a fraction of the font size. Visitors' fonts are narrower. */
const LETTER_WIDTHS: readonly [letters: RegExp, width: number][] = [
  [/[fijlrtI.,:;'’ \-/()|]/, 0.37],
  [/[mwMW@%\u2e80-\uffff]/, 0.95],
  [/\p{Lu}/u, 0.72],
];
const USUAL_WIDTH = 0.635;

/** How much wider bold letters are. */
const BOLD_WIDTH = 1.125;

/** The approximate width of a text, rather too wide than too narrow, in the unit of the font size. */
export function textWidth(text: string, size: number, isBold = false): number {
  const widths = [...text].map(
    (letter) => LETTER_WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? USUAL_WIDTH,
  );
  const width = widths.reduce((sum, each) => sum + each, 0);
  return width * size * (isBold ? BOLD_WIDTH : 1);
}
