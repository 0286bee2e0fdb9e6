import { expect, it } from 'vitest';
import { createSearch } from './search.ts';

const search = createSearch({
  what: [
    { name: 'Mail', path: '/mail', text: 'Write to us.', names: ['letter'] },
    {
      name: 'Car titles',
      text: 'Yes.',
      verdict: 'yes',
      names: ['pink slip', 'car', 'car sale'],
      spanish: ['titulo'],
    },
    {
      name: 'Lost titles',
      text: 'No. The office does that.',
      verdict: 'no',
      names: ['car titles'],
    },
    { name: 'Living wills', text: 'Yes.', verdict: 'yes' },
    { name: 'Wills', text: 'Yes.', verdict: 'yes' },
    { name: 'Union cards', text: 'Yes.', verdict: 'yes' },
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
  passedOver: 'a i in may use',
  unknownZip: 'Ask.',
  spanish: 'No attorney.',
});

const namesFor = (text: string) => search(text).hits.map(({ name }) => name);

it.each([
  ['', []],
  ['pink slip', ['Car titles']],
  ['PINK-SLIPS', ['Car titles']],
  // A place before things, and by its other names.
  ['pink slip in kuna', ['Kuna, ID', 'Car titles']],
  ['falcon hill', ['Kuna, ID']],
  ['83634-1234', ['Kuna, ID']],
  ['kuna idaho', ['Kuna, ID']],
  // Of two whole names the longer one, then "no" if it is all of the text, otherwise "yes".
  ['living will', ['Living wills', 'Wills']],
  ['car title', ['Lost titles', 'Car titles']],
  ['car title and more', ['Car titles', 'Lost titles']],
  // A beginning and a typing error, but not of a word that another entry has.
  ['livi', ['Living wills']],
  ['livng', ['Living wills']],
  ['lettter', ['Mail']],
  ['mosco', ['Moscow, ID']],
  // Unknown words.
  ['pizza', []],
  ['pizza kuna', ['Kuna, ID']],
  ['12345', ['12345']],
  // A place's name inside a longer one, and a state or a country before a city.
  ['idaho city', ['Idaho City, ID']],
  ['idaho', ['Idaho']],
  ['Moscow, Russia', ['Russia']],
  // Words that are also towns, in a sentence and alone.
  ['union card', ['Union cards']],
  ['union', ['Union, OR']],
  ['may I use a pizza', []],
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

it('shows a question once that stands on two pages', () => {
  const what = ['/questions#jail', '/services/mobile#jail'].map((path) => {
    return { name: 'Can you come to a jail?', path, text: 'Yes.' };
  });
  const find = createSearch({ what, where: [], passedOver: '', unknownZip: '', spanish: '' });
  expect(find('jail').hits.map(({ path }) => path)).toEqual(['/questions#jail']);
});
