import { expect, it } from 'vitest';
import { type Step, stepsMeet } from './boxes.ts';

const step = (x1: number, y1: number, x2: number, y2: number): Step => [
  { x: x1, y: y1 },
  { x: x2, y: y2 },
];

it.each([
  ['crosses it', step(5, -5, 5, 5), true],
  ['runs beside it, near', step(0, 1.4, 10, 1.4), true],
  ['runs beside it, far', step(0, 1.6, 10, 1.6), false],
  ['ends near its end', step(11, 1, 20, 10), true],
  ['ends near the corner of its box', step(11.4, 1.4, 20, 10), false],
  ['lies far away', step(30, 30, 40, 50), false],
])('tells whether a step meets one that %s', (_, other, meets) => {
  const flat = step(0, 0, 10, 0);
  expect(stepsMeet(flat, other, 1.5)).toBe(meets);
  expect(stepsMeet(other, flat, 1.5)).toBe(meets);
});
