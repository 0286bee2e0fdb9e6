import { expect, it } from 'vitest';
import { type Step, stepsMeet } from './boxes.ts';

const STEP: Step = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
];

it.each<[string, Step, boolean]>([
  [
    'crosses it',
    [
      { x: 5, y: -5 },
      { x: 5, y: 5 },
    ],
    true,
  ],
  [
    'runs beside it, near',
    [
      { x: 0, y: 1.4 },
      { x: 10, y: 1.4 },
    ],
    true,
  ],
  [
    'runs beside it, far',
    [
      { x: 0, y: 1.6 },
      { x: 10, y: 1.6 },
    ],
    false,
  ],
  [
    'ends near its end',
    [
      { x: 11, y: 1 },
      { x: 20, y: 10 },
    ],
    true,
  ],
  [
    'ends near the corner of its box',
    [
      { x: 11.4, y: 1.4 },
      { x: 20, y: 10 },
    ],
    false,
  ],
  [
    'lies far away',
    [
      { x: 30, y: 30 },
      { x: 40, y: 50 },
    ],
    false,
  ],
])('tells whether a step meets one that %s', (_, other, meets) => {
  expect(stepsMeet(STEP, other, 1.5)).toBe(meets);
  expect(stepsMeet(other, STEP, 1.5)).toBe(meets);
});
