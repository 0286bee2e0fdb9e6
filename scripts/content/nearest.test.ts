import { expect, it } from 'vitest';
import { nearest } from './nearest.ts';

const cities = ['boise', 'meridian', 'Nampa', 'mountain-home'];

it.each([
  ['meridan', 'meridian'],
  ['bosie', 'boise'],
  ['nampa', 'Nampa'],
  ['mountian-home', 'mountain-home'],
  ['portland', undefined],
  ['x'.repeat(95_000), undefined],
])('%.20s is near %s', (word, city) => {
  expect(nearest(word, cities)).toBe(city);
});

it('takes the nearest of several, the first of two as near', () => {
  expect(nearest('cat', ['cart', 'bat', 'cat'])).toBe('cat');
  expect(nearest('cat', ['bat', 'rat'])).toBe('bat');
});
