import { expect, it } from 'vitest';
import towns from './search/towns.json' with { type: 'json' };
import { zipCodesText } from './zip-codes.ts';

/** All codes that a text names, those inside its ranges too. */
const codesIn = (text: string) =>
  text.split(', ').flatMap((part) => {
    const [first = '', last = first] = part.split('-');
    const count = Number(last) - Number(first) + 1;
    return Array.from({ length: count }, (_, index) => `${Number(first) + index}`);
  });

it('names each ZIP code of a city, alone or in a range', () => {
  const ranged = towns.filter((town) => zipCodesText(town).includes('-'));
  expect(ranged.length).toBeGreaterThan(0);
  for (const town of towns) expect(codesIn(zipCodesText(town)), town.name).toEqual(town.zips);
});

it('writes a range for three codes and more alone', () => {
  expect(zipCodesText({ name: 'Boise', state: 'ID' })).toMatch(/^83701-83709, /);
  expect(zipCodesText({ name: 'Nowhere', state: 'ID' })).toBe('');
});
