import { expect, it } from 'vitest';
import { placeMatcher, searchEntry } from './place-search.ts';

const market = searchEntry('Ontario Saturday Market', 'Ontario');
const zoo = searchEntry('Zoo Boise', 'Boise');

it.each([
  ['OnTaRiO', true, false],
  ['oo b', false, true],
  ['', true, true],
  ['   ', true, true],
  ['zoo ', false, true],
  [' zoo', false, false],
  ['OR', false, false],
  ['xyz', false, false],
])('"%s" finds the market: %s, the zoo: %s', (query, findsMarket, findsZoo) => {
  const matches = placeMatcher(query);
  expect(matches(market)).toBe(findsMarket);
  expect(matches(zoo)).toBe(findsZoo);
});
