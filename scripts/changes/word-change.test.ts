import { expect, it } from 'vitest';
import { wordChanges } from './word-change.ts';

const page = { title: ['Boise', 'Notary'], description: [], links: [] };

/** The changes from some lines to others, each as [before, after]. */
function changes(before: string[], after: string[]) {
  return wordChanges({ ...page, words: before }, { ...page, words: after }).map((change) => [
    change.before,
    change.after,
  ]);
}

it('finds none between equal pages', () => {
  expect(changes(['one', 'two'], ['one', 'two'])).toEqual([]);
});

it('lays a paragraph beside its successor and leaves out what is far from the change', () => {
  const start = 'one two three four five six seven eight nine ten';
  expect(changes([`${start} old word here`], [`${start} new word here`])).toEqual([
    ['… six seven eight nine ten old word here', '… six seven eight nine ten new word here'],
  ]);
});

it('keeps apart what has little in common', () => {
  expect(changes(['Open on Mondays', 'Same'], ['Bring a photo ID', 'Same'])).toEqual([
    ['Open on Mondays', undefined],
    [undefined, 'Bring a photo ID'],
  ]);
});

it('finds the successor among several new lines', () => {
  expect(changes(['We drive to Kuna'], ['A new first line', 'We drive to Melba'])).toEqual([
    ['We drive to Kuna', 'We drive to Melba'],
    [undefined, 'A new first line'],
  ]);
});

it('tells a change once that stands on a page twice', () => {
  expect(changes(['Call 1', 'x', 'Call 1'], ['Call 2', 'x', 'Call 2'])).toEqual([
    ['Call 1', 'Call 2'],
  ]);
});

it('gives one key to the same change of words in different surroundings', () => {
  const keyOf = (city: string) =>
    wordChanges(
      { ...page, words: [`In ${city} we call to set a time`] },
      { ...page, words: [`In ${city} we phone to set a time`] },
    )[0]?.key;
  expect(keyOf('Boise')).toBe(keyOf('Kuna'));
});

it('names what kind of words they are', () => {
  const before = { title: ['Boise', 'Old'], description: ['a'], words: [], links: ['x → tel:1'] };
  const after = { title: ['Boise', 'New'], description: ['b'], words: [], links: ['x → tel:2'] };
  expect(wordChanges(before, after).map(({ part }) => part)).toEqual([
    'title',
    'title',
    'description',
    'description',
    'links',
  ]);
});
