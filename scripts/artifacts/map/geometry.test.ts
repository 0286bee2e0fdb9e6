import { expect, it } from 'vitest';
import { boxAround, cross, meet, passes } from './geometry.ts';

const box = boxAround({ x: 0, y: 0 }, 10, 4);
const at = (x: number, y: number) => ({ x, y });

it('tells boxes that meet from those that touch', () => {
  expect(meet(box, boxAround(at(9, 0), 10, 4))).toBe(true);
  expect(meet(box, boxAround(at(10, 0), 10, 4))).toBe(false);
});

it.each([
  [at(-9, -9), at(9, 9), true],
  [at(-1, 0), at(1, 0), true],
  [at(-9, 3), at(9, 3), false],
  [at(-9, -3), at(-4, -3), false],
  [at(4, -4), at(9, 1), false],
])('tells whether the line from %o to %o passes through a box: %s', (from, to, expected) => {
  expect(passes([from, to], box)).toBe(expected);
});

it('tells lines that cross', () => {
  expect(cross([at(0, 0), at(2, 2)], [at(0, 2), at(2, 0)])).toBe(true);
  expect(cross([at(0, 0), at(2, 2)], [at(0, 2), at(0.5, 1)])).toBe(false);
});
