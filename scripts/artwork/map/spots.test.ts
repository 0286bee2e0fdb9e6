import { expect, it } from 'vitest';
import { spotAlong } from './spots.ts';

const FIELD = { left: 0, right: 400, top: 0, bottom: 300 };
const LINE = [
  { x: 0, y: 150 },
  { x: 400, y: 150 },
];
const NAME = { width: 60, height: 12, offset: 11 };

it('puts a mark that must be clear where no other line runs under it', () => {
  const road = Array.from({ length: 60 }, (_, step) => ({ x: 200, y: 5 * step }));
  const anywhere = spotAlong([LINE], NAME, FIELD, [], road);
  const clear = spotAlong([LINE], { ...NAME, isClear: true }, FIELD, [], road);
  expect(anywhere).toEqual(clear);
  expect(Math.abs((clear?.point.x ?? 200) - 200)).toBeGreaterThan(NAME.width / 2);
});

it('leaves out a mark that must be clear and cannot be', () => {
  const roads = Array.from({ length: 80 }, (_, step) => ({ x: 5 * step, y: 161 }));
  const both = [...roads, ...roads.map(({ x }) => ({ x, y: 139 }))];
  expect(spotAlong([LINE], NAME, FIELD, [], both)).toBeDefined();
  expect(spotAlong([LINE], { ...NAME, isClear: true }, FIELD, [], both)).toBeUndefined();
});
