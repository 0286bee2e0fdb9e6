import { expect, it } from 'vitest';
import { checkContent, readContentFolder } from '../../scripts/content/index.ts';
import { contentOf } from '../../tests/support/content.ts';
import { FIXTURE, settings } from '../../tests/support/fixture.ts';
import { createSite } from '../site.ts';
import { searchData } from './entries.ts';

const content = contentOf(checkContent(await readContentFolder(FIXTURE), settings));

/** The search's text for an entry, in the fixtures or a changed copy. */
function textOf(name: string, changed: Partial<typeof content> = {}): string | undefined {
  const { what, where } = searchData(createSite({ ...content, ...changed }));
  return [...what, ...where].find((entry) => entry.name === name)?.text;
}

it.each([
  // Documents: ours in person or online, for use abroad, a record, and someone else's.
  ['Vehicle titles', 'Yes, in person.'],
  ['Powers of attorney', 'Yes, in person, or online if the office that wants it agrees.'],
  ['Adoption documents', 'Yes, in person.'],
  ['Court orders', "A record isn't notarized. We help you send the request."],
  ['Birth certificates', 'No. Go to the vital records office of the state of birth.'],
  // The first sentence of an answer.
  ['Do I need witnesses?', 'An Idaho will needs two witnesses.'],
  // Cities, towns without a page, states and countries.
  ['Nampa, ID', 'Our base. We come to you.'],
  ['Melba, ID', 'About 11 miles from Nampa. Call.'],
  ['Ontario, OR', 'Meet us in Idaho, or online. The nearest city there is Fruitland.'],
  ['Nyssa, OR', 'Meet us in Idaho, or online. The nearest city there is Fruitland.'],
  ['Idaho', 'Name your city.'],
  ['Oregon', 'Meet us in Idaho, or online.'],
  ['Washington', 'Online, if that is accepted.'],
  ['Mexico', 'Outside the U.S., ask an embassy. For a document that goes there, see apostille.'],
])('says of %s "%s"', (name, text) => expect(textOf(name)).toBe(text));

it('says of a document that needs no notary that it needs none, and what we do', () => {
  const documents = content.documents.map((document) => {
    return { ...document, notRequired: 'Idaho wants none.', says: 'We can notarize it.' };
  });
  const { what } = searchData(createSite({ ...content, documents }));
  expect(what.find(({ name }) => name === 'Vehicle titles')).toMatchObject({
    text: 'Idaho wants none. We can notarize it.',
    verdict: 'not-required',
  });
});

it('gives the driving time if it is known', () => {
  const cities = content.cities.map((city) => ({ ...city, minutesFromOffice: 24 }));
  expect(textOf('Boise, ID')).toBe('We come to you.');
  expect(textOf('Boise, ID', { cities })).toBe('25 minutes from Nampa. We come to you.');
});

it("doesn't mention services that the site doesn't have", () => {
  const { onlineService: _, apostilleService: __, ...search } = content.pages.search;
  const without = { pages: { ...content.pages, search } };
  expect(textOf('Powers of attorney', without)).toBe('Yes, in person.');
  expect(textOf('Ontario, OR', without)).toBe(
    'Meet us in Idaho. The nearest city there is Fruitland.',
  );
  expect(textOf('Washington', without)).toBe('Call and ask where we can meet.');
  expect(textOf('Mexico', without)).toBe('Outside the U.S., ask an embassy.');
});

it('asks people to call about a question with a missing fact', () => {
  const question = { question: 'Why?', anchor: 'why', alsoCalled: [], inSpanish: [], also: [] };
  expect(textOf('Why?', { unansweredQuestions: [question] })).toBe('Call and ask.');
});
