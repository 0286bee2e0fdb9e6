import { expect, it } from 'vitest';
import { nearest } from './nearest.ts';

const towns = ['boise', 'meridian', 'nampa', 'mountain-home'];

it.each([
  ['meridan', 'meridian'],
  ['bosie', 'boise'],
  ['Nampa', 'nampa'],
  ['mountian-home', 'mountain-home'],
])('%s is near %s', (word, town) => {
  expect(nearest(word, towns)).toBe(town);
});

it('does not guess from far away', () => {
  expect(nearest('portland', towns)).toBeUndefined();
});
