import { expect, it } from 'vitest';
import { finderSample } from '../../tests/support/finder-samples.ts';
import { replyTo } from './answer.ts';
import { type FinderLists, finderLists } from './lists.ts';
import {
  findPlace,
  findPlaceWithin,
  knownPlaces,
  nearestTo,
  splitState,
  suggestPlaces,
} from './places.ts';

const places = knownPlaces(finderSample);
const index = { data: finderSample, places };
const kindOf = (typed: string) => findPlace(index, typed)?.kind;

/** What there is to say of a place, for a document or for none. */
const partsOf = (lists: FinderLists, place: string, document = '') =>
  replyTo(lists, { document, place }).answer?.paragraphs.flat() ?? [];
const wordsOf = (...question: Parameters<typeof partsOf>) =>
  partsOf(...question)
    .map(({ text }) => text)
    .join('')
    .trim();

it.each([
  ['836', undefined],
  ['Kuna, TX', 'outside'],
  ['Texas', 'outside'],
  ['10001', 'outside'],
  ['83299', undefined],
  ['Idaho', 'state'],
  ['idaho', 'state'],
  ['in Idaho', undefined],
  ['Oregon', 'outside'],
  ['Kumquat, ID', undefined],
  ['Mars', undefined],
])('knows what "%s" is', (typed, kind) => expect(kindOf(typed)).toBe(kind));

it('offers places by the beginning of a name or a ZIP code', () => {
  const labels = (typed: string) => suggestPlaces(places, typed).map(({ label }) => label);
  expect(labels('ku')).toEqual(['Kuna, ID']);
  expect(labels('836')).toEqual(['Kuna, ID', 'Bruneau, ID']);
  expect(labels('83')).toEqual([]);
});

it('counts a place in a state that is listed as near, and knows the state', () => {
  const data = { ...finderSample, commissions: ['ID', 'OR'] };
  const both = { data, places: knownPlaces(data) };
  expect(findPlace(both, 'Oregon')).toMatchObject({ kind: 'state', label: 'Oregon' });
  expect(findPlace(both, 'Nyssa')?.kind).toBe('near');
});

it('names every state where people can meet the notary in person', () => {
  const sentence = (commissions: string[]) =>
    wordsOf(finderLists({ ...finderSample, commissions }), 'Seattle, WA');
  const online = 'In Washington we can meet by Online notarization, or in person in';
  expect(sentence(['ID'])).toBe(`${online} Idaho.`);
  expect(sentence(['ID', 'OR'])).toBe(`${online} Idaho or Oregon.`);
});

it('offers the cities whose names begin with that of a state, and takes no other for it', () => {
  const more = [
    { name: 'Idaho City', state: 'ID', zips: ['83631'] },
    { name: 'Oregano', state: 'ID', zips: [] },
  ];
  const known = knownPlaces({ ...finderSample, places: [...finderSample.places, ...more] });
  const labels = (typed: string) => suggestPlaces(known, typed).map(({ label }) => label);
  expect(labels('Idaho')).toEqual(['Idaho City, ID']);
  expect(labels('Oregon')).toEqual([]);
});

it('takes a place of other letters for no typing error', () => {
  const moreland = { name: 'Moreland', state: 'ID', zips: [] };
  const known = knownPlaces({ ...finderSample, places: [moreland] });
  const labels = (typed: string) => suggestPlaces(known, typed).map(({ label }) => label);
  expect(labels('Morelnad')).toEqual(['Moreland, ID']);
  expect(labels('Mooreland')).toEqual(['Moreland, ID']);
  expect(labels('Portland')).toEqual([]);
});

it('names a city in its note as a link, and before a note that does not', () => {
  const partsWith = (note: string) => {
    const places = finderSample.places.map((place) =>
      place.slug === 'ontario' ? { ...place, note } : place,
    );
    const lists = finderLists({ ...finderSample, places });
    return partsOf(lists, 'Ontario').filter(({ text }) => text.trim() !== '');
  };
  const ontario = { text: 'Ontario', href: '/areas/ontario' };
  expect(partsWith('In {{city}} we meet online.')).toEqual([
    { text: 'In ' },
    ontario,
    { text: ' we meet online.' },
  ]);
  expect(partsWith('We meet online.')).toEqual([ontario, { text: ': We meet online.' }]);
});

it('finds the nearest city of a position', () => {
  const placeNear = (latitude: number, longitude: number) =>
    nearestTo(finderSample, { latitude, longitude });
  expect(placeNear(43.5, -116.4)).toMatchObject({ kind: 'city', label: 'Kuna, ID' });
  expect(placeNear(43.3, -116.4)).toMatchObject({ kind: 'near', milesToCity: 13 });
  expect(placeNear(44, -117)).toMatchObject({ kind: 'city', label: 'Ontario, OR' });
  expect(placeNear(48, -116.4)).toMatchObject({ kind: 'far' });
});

it('has the words of a state that is not listed for a position near its places', () => {
  const nearNyssa = { latitude: 43.85, longitude: -117 };
  expect(nearestTo(finderSample, nearNyssa)).toMatchObject({ kind: 'outside', state: 'OR' });
});

it.each([
  ['Charleston West Virginia', { place: 'Charleston', state: 'WV' }],
  ['New York', { place: '', state: 'NY' }],
  ['OR', { place: '', state: 'OR' }],
  ['or', { place: 'or' }],
  ['Idaho City', { place: 'Idaho City' }],
])('reads the state of "%s"', (text, expected) => expect(splitState(text)).toEqual(expected));

it.each(['Portland, OR', 'Ontario, OR', 'Sandpoint'])(
  'offers no video in %s for a document that is done in person',
  (place) => {
    const lists = finderLists(finderSample);
    expect(wordsOf(lists, place, 'car title')).toMatch(/in person only/);
    expect(wordsOf(lists, place, 'car title')).not.toMatch(/online/i);
    expect(wordsOf(lists, place, 'contracts')).toMatch(/online/i);
    expect(wordsOf(lists, place)).toMatch(/online/i);
  },
);

it.each([
  ['car title in Kuna, Idaho today', 'Kuna', 'car title today'],
  ['83634 car title', 'Kuna', 'car title'],
  ['title near bruneau', 'Bruneau', 'title'],
  ['a deed for Bruneau', undefined, undefined],
  ['car title', undefined, undefined],
])('finds the place in "%s"', (text, name, rest) => {
  const within = findPlaceWithin(index, text);
  expect(within?.place.name).toBe(name);
  expect(within?.rest.replace(/\s+/g, ' ').trim()).toBe(rest);
});
