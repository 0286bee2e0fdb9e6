import { expect, it } from 'vitest';
import { nearest } from './diagnostic.ts';

it.each([
  ['meridan', 'meridian'],
  ['nampa', 'Nampa'],
  ['mountian-home', 'mountain-home'],
  ['portland', undefined],
  ['x'.repeat(95_000), undefined],
])('%.20s is near %s', (word, city) => {
  expect(nearest(word, ['boise', 'eagle', 'meridian', 'Nampa', 'mountain-home'])).toBe(city);
});
