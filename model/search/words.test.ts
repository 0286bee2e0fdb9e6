import { expect, it } from 'vitest';
import { isDistinctive, nameWords, wordsOf } from './words.ts';

it.each([
  ["Driver's licenses", 'driver licens'],
  ['401(k)', '401k'],
  ['DS-3053', 'ds 3053'],
  ['Selling, sold; Sells', 'sell sold sell'],
  ['leases, a lease', 'leas a leas'],
  ['Declaración JURADA', 'declaracion jurada'],
  ['ｗｉｌｌ', 'will'],
  ['apos\u00ADtille', 'apostill'],
])('compares "%s" as "%s"', (text, words) => expect(wordsOf(text).join(' ')).toBe(words));

it('drops possessives from names, and keeps the subject', () => {
  expect(nameWords('sign for my wife')).toEqual(['sign', 'wif']);
  expect(nameWords('no ID')).toEqual(['no', 'id']);
  expect(nameWords('of the')).toEqual(['of', 'the']);
});

it.each([
  ['deed', true],
  ['notary', false],
  ['pleas', false],
  ['7', false],
])('knows whether "%s" is distinctive', (word, expected) =>
  expect(isDistinctive(word)).toBe(expected),
);
