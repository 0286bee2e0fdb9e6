import { expect, it } from 'vitest';
import { boxesMeet } from './projection.ts';
import {
  boxAround,
  spotsAlong,
  spotsAround,
  spotsInCorners,
  spotsOnRing,
  textWidth,
} from './spots.ts';

it('puts a name on eight sides of its dot, never on it', () => {
  const spots = spotsAround({ x: 100, y: 50 }, 4, { width: 40, height: 12 });
  expect(spots.map(({ anchor }) => anchor)).toEqual(
    expect.arrayContaining(['start', 'middle', 'end']),
  );
  expect(spots).toHaveLength(8);

  for (const zoom of [1, 2]) {
    const dot = boxAround({ x: 100, y: 50 }, { width: 7, height: 7 }, zoom);
    const boxes = spots.flatMap((spot) => spot.boxes(zoom));
    expect(boxes.filter((box) => boxesMeet(box, dot))).toEqual([]);
  }
});

it('covers less of a map that is enlarged', () => {
  const [spot] = spotsAround({ x: 100, y: 50 }, 4, { width: 40, height: 12 });
  const [small] = spot?.boxes(1) ?? [];
  const [enlarged] = spot?.boxes(2) ?? [];
  expect(small?.bottom).toBe(56);
  expect(enlarged?.bottom).toBe(53);
});

const size = { width: 30, height: 10, fontSize: 10 };
const bent = [0, 10, 20, 30, 40].map((x) => ({ x, y: x % 20 === 0 ? 50 : 80 }));
const straight = { x: 180, y: 50 };

it('finds the straightest spot along a line, never upside down', () => {
  const [eastward] = spotsAlong([[...bent, straight]], size, 1, { isTurned: true });
  expect(eastward?.at.x).toBeGreaterThan(60);
  expect(eastward?.angle).toBeCloseTo(0);
  expect(eastward?.isReversed).toBe(false);

  const back = [straight, ...bent.toReversed()];
  const [westward] = spotsAlong([back], size, 1, { isTurned: true });
  expect(westward?.angle).toBeCloseTo(0);
  expect(westward?.isReversed).toBe(true);

  expect(spotsAlong([bent], { ...size, width: 60 }, 1)).toEqual([]);
});

it('puts a name above a line, then below it', () => {
  const [above, below] = spotsAlong([[...bent, straight]], size, 1, { beside: 8, isTurned: true });
  expect(above?.shift.y).toBe(-8);
  expect(above?.boxes(1)[0]?.bottom).toBeCloseTo(47);
  expect(below?.shift.y).toBe(8);
});

it('keeps a label of a ring on it, and a mark in its corner', () => {
  for (const { at } of spotsOnRing({ x: 10, y: 20 }, 50, { width: 30, height: 10 })) {
    expect(Math.hypot(at.x - 10, at.y - 20)).toBeCloseTo(50);
  }

  const map = { width: 300, height: 200 };
  const [right, left] = spotsInCorners(map, { width: 20, height: 30 }, 10, 40);
  expect(right?.boxes(1)).toEqual([{ left: 254, right: 294, top: 6, bottom: 36 }]);
  // The bar of a scale grows with the map, its distance from the corner doesn't.
  expect(right?.boxes(2)).toEqual([{ left: 257, right: 297, top: 3, bottom: 18 }]);
  expect(left?.shift.x).toBe(6);
});

it('overestimates rather than underestimates text widths', () => {
  expect(textWidth('Boise', 10)).toBeGreaterThan(25);
  expect(textWidth('WWW', 10)).toBeGreaterThan(textWidth('iii', 10));
  expect(textWidth('Boise', 10, true)).toBeGreaterThan(textWidth('Boise', 10));
});
