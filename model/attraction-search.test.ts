import { expect, it } from 'vitest';
import { attractionMatcher, searchEntry } from './attraction-search.ts';

const market = searchEntry('Ontario Saturday Market', 'Ontario');
const zoo = searchEntry('Zoo Boise', 'Boise');

it.each([
  ['OnTaRiO', true, false],
  ['oo b', false, true],
  ['', true, true],
  ['OR', false, false],
  ['xyz', false, false],
])('"%s" finds the market: %s, the zoo: %s', (query, findsMarket, findsZoo) => {
  const matches = attractionMatcher(query);
  expect(matches(market)).toBe(findsMarket);
  expect(matches(zoo)).toBe(findsZoo);
});
