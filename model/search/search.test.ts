import { expect, it } from 'vitest';
import { createSearch } from './search.ts';

const search = createSearch({
  what: [
    { name: 'Mail', path: '/mail', text: 'Write to us.', names: ['letter'] },
    {
      name: 'Car titles',
      text: 'Yes.',
      mark: 'yes',
      names: ['pink slip', 'car', 'car sale'],
      spanish: ['titulo'],
    },
    { name: 'Lost titles', text: 'No. The office does that.', mark: 'no', names: ['car titles'] },
    { name: 'Living wills', text: 'Yes.', mark: 'yes' },
    { name: 'Wills', text: 'Yes.', mark: 'yes' },
    { name: 'Union cards', text: 'Yes.', mark: 'yes' },
  ],
  where: [
    { name: 'Idaho', path: '/areas', text: '' },
    { name: 'Russia', text: '', path: '/abroad' },
    { name: 'Kuna, ID', path: '/areas/kuna', text: '', names: ['Falcon Hill', '83634'] },
    { name: 'Idaho City, ID', path: '/areas/idaho-city', text: '' },
    { name: 'Banks, ID', text: '' },
    { name: 'May, ID', text: '' },
    { name: 'Moscow, ID', text: '' },
    { name: 'Union, OR', text: '' },
  ],
  anyOther: { name: 'Any other', path: '/contact', text: 'Yes, if it has one.' },
  unknownZip: 'Ask.',
  spanish: 'No attorney.',
});

const namesFor = (text: string) => search(text).hits.map(({ name }) => name);

it.each([
  ['', []],
  ['pink slip', ['Car titles']],
  ['PINK-SLIPS', ['Car titles']],
  // Things before places, and places by their other names.
  ['pink slip in kuna', ['Car titles', 'Kuna, ID']],
  ['falcon hill', ['Kuna, ID']],
  ['83634-1234', ['Kuna, ID']],
  ['kuna idaho', ['Kuna, ID']],
  // Of two whole names the longer one, and then "no".
  ['living will', ['Living wills', 'Wills']],
  ['car title', ['Lost titles', 'Car titles']],
  // A prefix and a typing error, which aren't whole names.
  ['livi', ['Living wills', 'Any other']],
  ['livign wills', ['Wills', 'Living wills']],
  ['lettter', ['Mail', 'Any other']],
  ['mosco', ['Moscow, ID']],
  // Unknown words.
  ['pizza', ['Any other']],
  ['pizza kuna', ['Kuna, ID', 'Any other']],
  ['12345', ['12345']],
  // A place's name inside a longer one, and a state or a country before a city.
  ['idaho city', ['Idaho City, ID']],
  ['idaho', ['Idaho']],
  ['Moscow, Russia', ['Russia', 'Moscow, ID']],
  // Words that are also towns, in a sentence and alone.
  ['union card', ['Union cards']],
  ['union', ['Union, OR']],
  ['may I use a pizza', ['Any other']],
  ['may', ['May, ID']],
])('finds for "%s" %j', (text, names) => expect(namesFor(text)).toEqual(names));

it('links documents to their list item, places without a page to the contact page, others to their pages', () => {
  const pathOf = (text: string) => search(text).hits[0]?.path;
  expect(pathOf('pink slip')).toBe('/services#documents-car-titles');
  expect(pathOf('moscow')).toBe('/contact');
  expect(pathOf('mail')).toBe('/mail');
  expect(pathOf('kuna')).toBe('/areas/kuna');
});

it('shows the legal notice if a Spanish name led to a hit', () => {
  expect(search('titulo').notice).toBe('No attorney.');
  expect(search('car title').notice).toBeUndefined();
});

it.each([
  ['xyzzy', 0],
  ['99999', 0],
])('counts no result for "%s", which it only nearly knows', (text, count) => {
  expect(search(text).count).toBe(count);
  expect(search(text).hits.map(({ mark }) => mark)).not.toContain('yes');
});
