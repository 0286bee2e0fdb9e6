import type { MapCity, MapPoint } from '../../../model/maps.ts';
import { apart, rounded, type Size } from './view.ts';

export type Box = ReturnType<typeof boxAround>;

/** A dot on a picture that is to have a name. */
export interface Dot extends MapPoint {
  name: string;
  /** The size of its letters. */
  size: number;
  /** Whether its name stands out and chooses its place before the others. */
  strong: boolean;
  /** What stands around the dot itself, from its middle. */
  radius: number;
}

export type Label = NonNullable<MapCity['label']>;

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
  least: number,
  longest = Number.POSITIVE_INFINITY,
) {
  const placed = new Map<Dot, Place>();
  const boxes = [...dots.map((dot) => boxAround(dot, DOT)), ...taken];
  const isFree = (box: Box) => !boxes.some((other) => meet(box, other));
  let waiting = dots.map((dot) => ({
    dot,
    places: REACHES.filter((reach) => reach <= longest)
      .flatMap((reach) => placesAt(dot, reach, least, size))
      .filter(({ target }) => isInside(size, target))
      .filter(({ text, line }) => isFree(text) && line.slice(2).every(isFree)),
  }));
  while (waiting.length > 0) {
    const [next] = waiting.toSorted(
      (a, b) => Number(b.dot.strong) - Number(a.dot.strong) || room(a.places) - room(b.places),
    );
    waiting = waiting.filter((one) => one !== next);
    const chosen = kindest(
      next?.places ?? [],
      waiting.map(({ places }) => places),
    );
    if (next === undefined || chosen === undefined) continue;
    placed.set(next.dot, chosen);
    waiting = waiting.map(({ dot, places }) => ({
      dot,
      places: places.filter((place) => !collide(chosen, place)),
    }));
  }
  return dots.map((dot) => placed.get(dot));
}

/** How many places a name has: those beside its dot, and those at the end of a line a little. */
function room(places: readonly Place[]): number {
  return places.reduce((sum, { line }) => sum + (line.length > 0 ? 0.3 : 1), 0);
}

/** Of the first places for a name the one that leaves the most room to other names. */
function kindest(places: readonly Place[], others: readonly Place[][]): Place | undefined {
  const costs = places.slice(0, CHOICE).map((place, index) => {
    const lost = others.map(
      (all) => room(all.filter((other) => collide(place, other))) / (room(all) + 1),
    );
    return lost.reduce((sum, part) => sum + part, index * LATER);
  });
  return places[costs.indexOf(Math.min(...costs))];
}

/** A place where a name can stand: what a map says of it, and what it takes. */
type Place = ReturnType<typeof placesAt>[number];

/** The places of a name at a distance from its dot, the best first. */
function placesAt(dot: Dot, reach: number, least: number, size: Size) {
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
    const label: Label = {
      ...rounded({ x: middle.x - (side * width) / 2, y: middle.y }),
      anchor: side === 0 ? 'middle' : side > 0 ? 'start' : 'end',
      width: Math.ceil(width),
      ...(reach > 0 && { leader: rounded(end) }),
    };
    return {
      label,
      text: boxAround(middle, width, height),
      /** Around the name: what can be tapped. */
      target: boxAround(middle, Math.max(width + 2 * GAP, least), Math.max(height, least)),
      /** Along the line from the dot to a name that stands apart. */
      line: reach > 0 ? boxesAlong(start, end) : [],
    };
  });
}

/** Whether two names cannot both stand where they are. */
function collide(a: Place, b: Place): boolean {
  return (
    meet(a.target, b.target) ||
    a.line.some((box) => [b.text, ...b.line].some((other) => meet(box, other))) ||
    b.line.some((box) => meet(box, a.text))
  );
}

/** Points of a line at even steps. */
export function evenly(line: readonly MapPoint[], step: number): MapPoint[] {
  let left = 0;
  return line.flatMap((to, index) => {
    const from = line[index - 1] ?? to;
    const length = apart(from, to);
    const points: MapPoint[] = [];
    for (; left < length; left += step) {
      const part = left / length;
      points.push({ x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) });
    }
    left -= length;
    return points;
  });
}

/** A box by its middle. */
export function boxAround({ x, y }: MapPoint, width: number, height = width) {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}

/** Boxes along a line, for what must not be written over. */
export function boxesAlong(from: MapPoint, to: MapPoint, width = 4): Box[] {
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
