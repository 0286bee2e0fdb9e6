import { expect, it } from 'vitest';
import { findNearDuplicates, wordsOf } from './near-duplicates.ts';

it('counts words without marks', () => {
  expect(wordsOf("It's **Boise**, 20 miles off.")).toEqual(["it's", 'boise', '20', 'miles', 'off']);
  expect(wordsOf('![Green hills](pictures/hills.jpg)\nA river.')).toEqual(['a', 'river']);
});

it('names the shortest text and the two that are most alike', () => {
  const reading = findNearDuplicates(
    new Map([
      ['a', 'one two three four five six seven'],
      ['b', 'one two three four five six eight'],
      ['c', 'orchards and a cannery'],
    ]),
  );
  expect(reading?.fewest).toEqual({ slug: 'c', words: 4 });
  expect(reading?.nearest?.slugs).toEqual(['a', 'b']);
  // Each has three runs of five words; two of them are the same, of four in all.
  expect(reading?.nearest?.overlap).toBeCloseTo(2 / 4);
});

it('finds nothing alike where nothing is', () => {
  const cities = new Map([
    ['a', 'one two three four five six'],
    ['b', 'six five four three two one'],
  ]);
  expect(findNearDuplicates(cities)?.nearest).toBeUndefined();
});
