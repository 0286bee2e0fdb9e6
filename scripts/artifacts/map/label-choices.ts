import {
  type Box,
  boxAround,
  contains,
  cross,
  meet,
  type Point,
  passes,
  type Segment,
} from './geometry.ts';
import type { Size } from './projection.ts';

/** A dot on a picture that is to have a name. */
export interface Named extends Point {
  name: string;
  /** How wide and how high its name is. */
  text: Size;
  /** What stands around the dot itself, from its middle. */
  radius: number;
}

/** A place where a name can stand. */
export interface Choice {
  anchor: 'start' | 'middle' | 'end';
  /** Where the name's line has its anchor. */
  at: Point;
  text: Box;
  /** Around the name: what can be tapped. */
  target: Box;
  /** From the dot to a name that stands apart. */
  leader?: Segment;
  /** The less the better. */
  cost: number;
}

/** What no name may cover: boxes, and lines. */
export interface Obstacles {
  boxes: readonly Box[];
  lines: readonly Segment[];
}

/** The least height of what can be tapped (WCAG 2.2, 2.5.8). */
export const TARGET = 24;
/** What can be tapped on both sides of a name. */
const AROUND = 3;
/** From what stands around a dot to its name. */
const GAP = 3;
/** A dot, where no name may stand. */
export const DOT = 9;

export const LEADERS = [10, 18, 26, 36, 48, 62, 78];
const DIRECTIONS = Array.from({ length: 24 }, (_, step) => {
  const angle = (2 * Math.PI * step) / 24;
  return { dx: Math.cos(angle), dy: Math.sin(angle) };
});

/** The places where the name of a dot can stand by itself, the best first. */
export function choicesOf(
  places: readonly Choice[],
  dot: Named,
  others: readonly Point[],
  size: Size,
  obstacles: Obstacles,
): Choice[] {
  const frame = { left: 2, top: 1, right: size.width - 2, bottom: size.height - 1 };
  const boxes = [
    ...others
      .filter(({ x, y }) => x !== dot.x || y !== dot.y)
      .map((other) => boxAround(other, DOT)),
    ...obstacles.boxes,
  ];
  return places
    .filter(
      ({ text, target, leader }) =>
        contains(frame, target) &&
        !boxes.some((box) => meet(box, text)) &&
        !obstacles.lines.some((line) => passes(line, text)) &&
        !(leader && boxes.some((box) => !covers(box, dot) && passes(leader, box))),
    )
    .toSorted((a, b) => a.cost - b.cost);
}

/** Right of the dot and left of it, level, higher and lower; above and below. */
export function besideDot(dot: Named): Choice[] {
  const { x, y, radius, text } = dot;
  const gap = radius + GAP;
  const sides = [0, -6, 6].flatMap((shift) => [
    choice(dot, 'start', { x: x + gap, y: y + shift }, shift === 0 ? 0 : 1),
    choice(dot, 'end', { x: x - gap, y: y + shift }, shift === 0 ? 0.5 : 1.5),
  ]);
  const away = gap + text.height / 2 - 1;
  const levels = [-away, away].flatMap((shift) => [
    choice(dot, 'middle', { x, y: y + shift }, 1),
    choice(dot, 'start', { x: x - 4, y: y + shift }, 2),
    choice(dot, 'end', { x: x + 4, y: y + shift }, 2),
  ]);
  return [...sides, ...levels];
}

/** Further away in every direction, at the end of a line of this length. */
export function apart(dot: Named, length: number): Choice[] {
  const cost = 4 + length / 5;
  return DIRECTIONS.map(({ dx, dy }) => {
    const along = (way: number) => ({ x: dot.x + way * dx, y: dot.y + way * dy });
    const end = along(dot.radius + length);
    const leader: Segment = [along(dot.radius), end];
    if (Math.abs(dx) > 0.35) {
      const at = { x: end.x + 3 * Math.sign(dx), y: end.y };
      return { ...choice(dot, dx > 0 ? 'start' : 'end', at, cost), leader };
    }
    const at = { x: end.x, y: end.y + (Math.sign(dy) * dot.text.height) / 2 };
    return { ...choice(dot, 'middle', at, cost), leader };
  });
}

function choice(dot: Named, anchor: Choice['anchor'], at: Point, cost: number): Choice {
  const { width, height } = dot.text;
  const middle = { start: at.x + width / 2, middle: at.x, end: at.x - width / 2 }[anchor];
  const text = boxAround({ x: middle, y: at.y }, width, height);
  const target = boxAround({ x: middle, y: at.y }, Math.max(width + 2 * AROUND, TARGET), TARGET);
  return { anchor, at, text, target, cost };
}

function covers({ left, right, top, bottom }: Box, { x, y }: Point): boolean {
  return x > left && x < right && y > top && y < bottom;
}

/** Whether two names cannot both stand where they are. */
export function collide(a: Choice, b: Choice): boolean {
  return (
    meet(a.target, b.target) || runsInto(a.leader, b) || runsInto(b.leader, a) || crossing(a, b)
  );
}

function runsInto(leader: Segment | undefined, { text }: Choice): boolean {
  return leader !== undefined && passes(leader, text);
}

function crossing({ leader: a }: Choice, { leader: b }: Choice): boolean {
  return a !== undefined && b !== undefined && cross(a, b);
}
