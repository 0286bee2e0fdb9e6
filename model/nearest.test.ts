import { expect, it } from 'vitest';
import { nearest } from './nearest.ts';

const cities = ['boise', 'meridian', 'nampa', 'mountain-home'];

it.each([
  ['meridan', 'meridian'],
  ['bosie', 'boise'],
  ['Nampa', 'nampa'],
  ['mountian-home', 'mountain-home'],
])('%s is near %s', (word, city) => {
  expect(nearest(word, cities)).toBe(city);
});

it('does not guess from far away', () => {
  expect(nearest('portland', cities)).toBeUndefined();
});

it('takes the nearest of several, the first of two as near', () => {
  expect(nearest('cat', ['cart', 'bat', 'cat'])).toBe('cat');
  expect(nearest('cat', ['bat', 'rat'])).toBe('bat');
});

it('compares no letter with words that are much longer or shorter', () => {
  let reads = 0;
  const word = { length: 90, toLowerCase: () => String(reads++) } as unknown as string;
  expect(
    nearest(
      'boise',
      Array.from({ length: 1000 }, () => word),
    ),
  ).toBeUndefined();
  expect(nearest('x'.repeat(95_000), ['x'.repeat(95_000)])).toBeUndefined();
  expect(reads).toBe(0);
});
