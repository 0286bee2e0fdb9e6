import { expect, it } from 'vitest';
import { durationText, isPlaced, milesBetween, roundedEstimate } from './geo.ts';

const boise = { latitude: 43.6135, longitude: -116.2035 };
const portland = { latitude: 45.5202, longitude: -122.6742 };

it('measures the straight line in both directions', () => {
  expect(milesBetween(boise, portland)).toBeCloseTo(344.56, 2);
  expect(milesBetween(portland, boise)).toBeCloseTo(344.56, 2);
  expect(milesBetween(boise, boise)).toBe(0);
});

it('needs both coordinates to place something', () => {
  expect(isPlaced(boise)).toBe(true);
  expect(isPlaced({ latitude: boise.latitude })).toBe(false);
});

it('rounds estimates to multiples of 5, and never to 0', () => {
  expect([2, 34, 38].map(roundedEstimate)).toEqual([5, 35, 40]);
});

it.each([
  [2, '5 minutes', '5 min'],
  [34, '35 minutes', '35 min'],
  [59, '1 hour', '1 hr'],
  [72, '1 hour 10 minutes', '1 hr 10 min'],
  [146, '2 hours 25 minutes', '2 hr 25 min'],
])('describes a drive of %i minutes as "%s" or "%s"', (minutes, text, short) => {
  expect(durationText(minutes)).toBe(text);
  expect(durationText(minutes, 'min')).toBe(short);
});
