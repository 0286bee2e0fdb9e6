import { expect, it } from 'vitest';
import { isDistinctive, nameWords, wordsOf } from './words.ts';

it.each([
  ["Driver's licenses", 'driver licens'],
  ['401(k)', '401k'],
  ['DS-3053', 'ds 3053'],
  ['Selling, sold; Sells', 'sell sold sell'],
  ['leases, a lease', 'leas a leas'],
  ['Declaración JURADA', 'declaracion jurada'],
])('compares "%s" as "%s"', (text, words) => expect(wordsOf(text).join(' ')).toBe(words));

it('leaves out of a name whose it is, and keeps what it is about', () => {
  expect(nameWords('sign for my wife')).toEqual(['sign', 'wif']);
  expect(nameWords('no ID')).toEqual(['no', 'id']);
  expect(nameWords('of the')).toEqual(['of', 'the']);
});

it.each([
  ['deed', true],
  ['notary', false],
  ['pleas', false],
  ['7', false],
])('knows whether "%s" may tell one thing from another', (word, expected) =>
  expect(isDistinctive(word)).toBe(expected),
);
