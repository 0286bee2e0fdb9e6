import { expect, it } from 'vitest';
import { boxAround, boxesMeet, isBoxInside } from './boxes.ts';
import { boxNearCorner } from './frame.ts';

const FIELD = { left: 0, right: 400, top: 0, bottom: 300 };
const SIZE = { width: 60, height: 30 };

it('puts a mark into the best corner that is free', () => {
  const taken = [{ left: 0, right: 200, top: 0, bottom: 300 }];
  const box = boxNearCorner(FIELD, ['top-left', 'top-right'], SIZE, taken, []);
  expect(box).toMatchObject({ right: 394, top: 6 });
});

it('moves a mark along the edge to where no line runs', () => {
  const line = Array.from({ length: 50 }, (_, step) => ({ x: 40, y: 6 * step }));
  const box = boxNearCorner(FIELD, ['bottom-left'], SIZE, [], line);
  if (box === undefined) throw new Error('No room.');
  expect(line.filter((point) => boxesMeet(box, boxAround(point, 1)))).toEqual([]);
  expect(isBoxInside(FIELD, box)).toBe(true);
  expect(box.left).toBeLessThan(60);
});

it('leaves a mark out where there is no room for it', () => {
  expect(boxNearCorner(FIELD, ['bottom-left', 'top-right'], SIZE, [FIELD], [])).toBeUndefined();
});
