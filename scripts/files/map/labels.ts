import { apart, type Point, type Size } from './view.ts';

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A dot on a picture that is to have a name. */
export interface Dot extends Point {
  name: string;
  /** The size of its letters. */
  size: number;
  /** Whether its name stands out and chooses its place before the others. */
  strong: boolean;
  /** What stands around the dot itself, from its middle. */
  radius: number;
}

/** A place where a name can stand. */
export interface Label {
  anchor: 'start' | 'middle' | 'end';
  /** Where the name's line has its anchor. */
  at: Point;
  text: Box;
  /** Around the name: what can be tapped. */
  target: Box;
  /** From the dot to a name that stands apart, and boxes along this line. */
  leader?: [from: Point, to: Point];
  line: Box[];
}

/** A dot, where no name may stand. */
export const DOT = 9;
/** From what stands around a dot to its name, and from a name to the next. */
const GAP = 3;

/** How far from its dot a name can stand: beside it, or at the end of a line. */
const REACHES = [0, 12, 20, 30, 42, 56, 72];

/** How many places for a name are compared, and what each costs more than the one before it. */
const CHOICE = 12;
const LATER = 0.07;

/** In which directions: right, left, then above and below. */
const DIRECTIONS = [0, 180, -30, 30, 210, 150, -90, 90, -60, 60, 240, 120].map((degrees) => {
  const angle = (degrees * Math.PI) / 180;
  return { dx: Math.cos(angle), dy: Math.sin(angle), side: Math.round(Math.cos(angle) * 1.2) };
});

/**
 * Gives each dot's name a place where it meets no other name, no dot and nothing that stands there;
 * undefined for a name that has none. The name with the fewest places left chooses next.
 * @param taken what no name may cover
 * @param least the least height and width of what can be tapped around a name
 * @param longest how far from its dot a name may stand
 */
export function placeLabels(
  dots: readonly Dot[],
  size: Size,
  taken: readonly Box[],
  { least = 0, longest = Number.POSITIVE_INFINITY } = {},
): (Label | undefined)[] {
  const placed = new Map<Dot, Label>();
  const boxes = [...dots.map((dot) => boxAround(dot, DOT)), ...taken];
  const isFree = (box: Box) => !boxes.some((other) => meet(box, other));
  let waiting = dots.map((dot) => {
    const labels = REACHES.filter((reach) => reach <= longest)
      .flatMap((reach) => labelsAt(dot, reach, least, size))
      .filter(
        ({ text, target, line }) =>
          isInside(size, target) && isFree(text) && line.slice(2).every(isFree),
      );
    return { dot, labels };
  });
  while (waiting.length > 0) {
    const strong = waiting.filter(({ dot }) => dot.strong);
    const next = (strong.length > 0 ? strong : waiting).reduce((a, b) =>
      room(b.labels) < room(a.labels) ? b : a,
    );
    waiting = waiting.filter((one) => one !== next);
    const chosen = kindest(
      next.labels,
      waiting.map(({ labels }) => labels),
    );
    if (chosen === undefined) continue;
    placed.set(next.dot, chosen);
    waiting = waiting.map(({ dot, labels }) => ({
      dot,
      labels: labels.filter((label) => !collide(chosen, label)),
    }));
  }
  return dots.map((dot) => placed.get(dot));
}

/** How many places a name has: those beside its dot, and those at the end of a line a little. */
function room(labels: readonly Label[]): number {
  return labels.reduce((sum, { leader }) => sum + (leader ? 0.3 : 1), 0);
}

/** Of the first places for a name the one that leaves the most room to other names. */
function kindest(labels: readonly Label[], others: readonly Label[][]): Label | undefined {
  const costs = labels.slice(0, CHOICE).map((label, index) => {
    const lost = others.map(
      (all) => room(all.filter((other) => collide(label, other))) / (room(all) + 1),
    );
    return lost.reduce((sum, part) => sum + part, index * LATER);
  });
  return labels[costs.indexOf(Math.min(...costs))];
}

/** The places of a name at a distance from its dot, the best first. */
function labelsAt(dot: Dot, reach: number, least: number, size: Size): Label[] {
  const [width, height] = [textWidth(dot.name, dot.size, dot.strong), dot.size + 3];
  const half = width / 2 + GAP;
  const edge = Math.max(half, least / 2) + 2;
  return DIRECTIONS.map(({ dx, dy, side }) => {
    const away = (length: number) => ({ x: dot.x + length * dx, y: dot.y + length * dy });
    const [start, end] = [away(dot.radius), away(dot.radius + reach)];
    const x = end.x + side * half;
    const middle = {
      // Above and below its dot a name can give way to the edge of the picture.
      x: Math.abs(dy) < 0.8 ? x : Math.min(Math.max(x, edge), size.width - edge),
      y: end.y + dy * (height / 2 + (side === 0 ? 1 : 0)),
    };
    end.x = Math.min(Math.max(end.x, middle.x - half), middle.x + half);
    const at = { x: middle.x - (side * width) / 2, y: middle.y };
    return {
      anchor: side === 0 ? 'middle' : side > 0 ? 'start' : 'end',
      at,
      text: boxAround(middle, width, height),
      target: boxAround(middle, Math.max(width + 2 * GAP, least), Math.max(height, least)),
      ...(reach > 0 && { leader: [start, end] }),
      line: reach > 0 ? boxesAlong(start, end) : [],
    };
  });
}

/** Whether two names cannot both stand where they are. */
function collide(a: Label, b: Label): boolean {
  return (
    meet(a.target, b.target) ||
    a.line.some((box) => [b.text, ...b.line].some((other) => meet(box, other))) ||
    b.line.some((box) => meet(box, a.text))
  );
}

/** Steps along a line between places that are tried. */
const STEP = 5;

/** What is to stand along a line: on it or off it on either side, and turned with it or not. */
export interface Mark extends Size {
  offset?: number;
  turned?: boolean;
}

/**
 * The place for a mark along lines where they are straightest, free of what is taken; undefined
 * where there is none. The angle is in degrees, and never upside down.
 */
export function spotAlong(
  lines: readonly (readonly Point[])[],
  { width, height, offset = 0, turned = true }: Mark,
  size: Size,
  taken: readonly Box[],
) {
  const span = Math.max(2, Math.ceil(width / STEP));
  return lines
    .map((line) => evenly(line))
    .flatMap((points) =>
      points.slice(span).flatMap((to, index) => {
        const from = points[index] ?? to;
        const between = points[index + Math.round(span / 2)] ?? to;
        const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
        // At the end of a line it is hard to tell what a mark belongs to.
        const aside = Math.abs(index / (points.length - span) - 0.5);
        const angle = Math.atan((to.y - from.y) / (to.x - from.x || 0.001));
        return (offset === 0 ? [0] : [-offset, offset]).map((away) => ({
          at: { x: middle.x - away * Math.sin(angle), y: middle.y + away * Math.cos(angle) },
          angle: turned ? angle : 0,
          cost: apart(between, middle) + 4 * aside,
        }));
      }),
    )
    .toSorted((a, b) => a.cost - b.cost)
    .map(({ at, angle }) => {
      const reach = Math.max(0, width - height) / 2;
      const [dx, dy] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
      const ends = [
        { x: at.x - dx, y: at.y - dy },
        { x: at.x + dx, y: at.y + dy },
      ] as const;
      return { at, angle: (angle * 180) / Math.PI, boxes: boxesAlong(...ends, height) };
    })
    .find(({ boxes }) =>
      boxes.every((box) => isInside(size, box) && !taken.some((other) => meet(box, other))),
    );
}

/** Points of a line at even steps. */
function evenly(line: readonly Point[], step = STEP): Point[] {
  const points: Point[] = [];
  let left = 0;
  for (const [index, to] of line.entries()) {
    const from = line[index - 1] ?? to;
    const length = apart(from, to);
    for (; left < length; left += step) {
      const part = left / length;
      points.push({ x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) });
    }
    left -= length;
  }
  return points;
}

/** A box by its middle. */
export function boxAround({ x, y }: Point, width: number, height = width): Box {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}

/** Boxes along a line, for what must not be written over. */
export function boxesAlong(from: Point, to: Point, width = 4): Box[] {
  return [...evenly([from, to], width), to].map((point) => boxAround(point, width));
}

/** Whether two boxes have more than an edge in common. */
export function meet(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Whether a box lies within a picture, and off its edge. */
export function isInside({ width, height }: Size, { left, right, top, bottom }: Box): boolean {
  return left >= 2 && right <= width - 2 && top >= 1 && bottom <= height - 1;
}

/** Widths of letters, as parts of the font's size, in a wide sans: what visitors have is narrower. */
const WIDTHS: [letters: RegExp, width: number][] = [
  [/[fijlrtI.,:;'’ \-/()|]/, 0.37],
  [/[mwMW@%\u2e80-\uffff]/, 0.95],
  [/\p{Lu}/u, 0.72],
];

/** About how wide a text is, rather too wide than too narrow, in the unit of the font's size. */
export function textWidth(text: string, size: number, strong = false): number {
  const widths = [...text].map(
    (letter) => WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? 0.62,
  );
  return widths.reduce((sum, width) => sum + width, 0) * size * (strong ? 1.1 : 1);
}
