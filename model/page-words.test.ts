import { expect, it } from 'vitest';
import { checkContent, readContentFolder } from '../scripts/content/index.ts';
import { contentOf } from '../tests/support/content.ts';
import { FIXTURE, settings } from '../tests/support/fixture.ts';
import type { Attraction } from './content.ts';
import { attractionPageWords, cityPageWords, meetingSentence } from './page-words.ts';

const content = contentOf(checkContent(await readContentFolder(FIXTURE), settings));
const cityNamed = (wanted: string) =>
  content.cities.find(({ name }) => name === wanted) ?? expect.fail();

/** An attraction with changed fields. */
function attractionOf(cityName: string, changes: Partial<Attraction>): Attraction {
  const [first] = cityNamed(cityName).attractions;
  return { ...(first ?? expect.fail()), ...changes };
}

const ROSES = { name: 'Rose Park (Boise)', description: 'Roses. A walk by the U.S. Army Corps.' };

it('names the city of a place only once', () => {
  const { title, heading, description } = attractionPageWords(
    content,
    attractionOf('Boise', ROSES),
  );
  expect(title).toBe('Rose Park, Boise, ID');
  expect(heading).toBe('Rose Park (Boise)');
  expect(description).toBe(
    'Notary near Rose Park, for the people of Boise, ID. Roses. A walk by the U.S. Army Corps.',
  );
});

const LONG = ' and many others'.repeat(10);

it.each([
  ['a sentence that is too long for the rest', `Roses. ${'Very '.repeat(30)}many.`, ' Roses.'],
  ['a first sentence that is too long', `By the U.S. Army${LONG}.`, ''],
])('describes a place in complete sentences, with %s', (_, description, shown) => {
  const place = attractionOf('Boise', { name: 'Rose Park', description });
  const start = 'Notary near Rose Park, for the people of Boise, ID.';
  expect(attractionPageWords(content, place).description).toBe(start + shown);
});

it.each<[string, Partial<Attraction>, string | undefined]>([
  ['Boise', { kind: 'park' }, 'A bench will do for a signing.'],
  ['Boise', { kind: 'park', meeting: 'Ask at the gate.' }, 'Ask at the gate.'],
  ['Boise', { kind: 'trail' }, undefined],
  ['Boise', { kind: undefined }, undefined],
  // Meetings in person aren't offered without a commission, whatever the owner wrote.
  ['Ontario', { kind: 'park', meeting: 'Meet us here.' }, undefined],
])('for a signing in %s at a place with %o, says: %s', (city, changes, sentence) => {
  const place = attractionOf(city, { name: 'Rose Park', ...changes });
  expect(meetingSentence(content, place)).toBe(sentence);
});

it('describes a city by its facts, without hours for long drives', () => {
  const { description: _, ...meridian } = cityNamed('Meridian');
  const wordsAfter = (minutesFromOffice: number | undefined) => {
    const city = { ...meridian, minutesFromOffice };
    return cityPageWords(content, city).description;
  };
  expect(wordsAfter(60)).toMatch(/^A notary for Meridian, ID, 1 hour from Nampa: Monday/);
  expect(wordsAfter(61)).toBe(
    'A notary for Meridian, ID, 1 hour from Nampa. Call to plan the day.',
  );
  expect(wordsAfter(undefined)).toMatch(/^A notary for Meridian, ID: Monday/);
  const owners = { ...meridian, description: 'Ours.' };
  expect(cityPageWords(content, owners).description).toBe('Ours.');
  const outside = { ...cityNamed('Ontario'), description: undefined };
  expect(cityPageWords(content, outside).description).toBe(
    'A notary for Ontario, Oregon, on the Idaho side. Call to schedule.',
  );
});
