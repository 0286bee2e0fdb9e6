import { expect, it } from 'vitest';
import { finderSample } from '../../tests/support/finder-samples.ts';
import { replyTo } from './answer.ts';
import { createFinder } from './finder-index.ts';
import { nearestTo, withStateNames } from './places.ts';
import { lookUp } from './search.ts';

const finder = createFinder(finderSample);
const placeIn = (field: 'document' | 'place', text: string, data = finderSample) =>
  lookUp(createFinder(data), { document: '', place: '', [field]: text }).place;

it.each([
  ['Kuna', 'city', 'Kuna, ID'],
  ['kuna id', 'city', 'Kuna, ID'],
  ['83634-1234', 'city', 'Kuna, ID'],
  ['12 Main St, Kuna, ID 83634', 'city', 'Kuna, ID'],
  ['swan falls', 'city', 'Kuna, ID'],
  ['Indian Creek Park', 'city', 'Indian Creek Park, Kuna, ID'],
  ['Bruneau', 'near', 'Bruneau, ID'],
  ['Sandpoint', 'far', 'Sandpoint, ID'],
  ['Nyssa', 'outside', 'Nyssa, OR'],
  ['Portland', 'outside', 'Portland, OR'],
  ['Kuna, TX', 'outside', 'Texas'],
  ['Texas', 'outside', 'Texas'],
  ['10001', 'outside', '10001'],
  ['Oregon', 'outside', 'Oregon'],
  ['Charleston West Virginia', 'outside', 'West Virginia'],
  ['Canada', 'country', 'Outside the U.S.'],
  ['Idaho', 'whole', 'Idaho'],
  ['Ada County', 'whole', 'Ada County'],
  ['Kumquat', undefined, undefined],
  ['83299', undefined, undefined],
])('knows what "%s" is', (typed, kind, label) => {
  const place = placeIn('place', typed);
  expect([place?.kind, place?.label]).toEqual([kind, label]);
});

it.each([
  ['car title in Kuna', 'Kuna, ID'],
  ['car title Ontario, OR', 'Ontario, OR'],
  ['kuna car title', 'Kuna, ID'],
  ['title near bruneau', 'Bruneau, ID'],
  // The name of a place without a page is more often something else.
  ['bruneau title', undefined],
  ['car title', undefined],
  ['no ID', undefined],
])('finds the place in "%s"', (text, label) =>
  expect(placeIn('document', text)?.label).toBe(label),
);

it('takes small letters for a state only where they can be nothing else', () => {
  expect(withStateNames('Kuna, or', false).trim()).toBe('Kuna Oregon');
  expect(withStateNames('Kuna or Boise', true)).toBe('Kuna or Boise');
  expect(withStateNames('or', true)).toBe('or');
  expect(withStateNames('OR', true).trim()).toBe('Oregon');
});

it('takes none of several places of one name, and offers them', () => {
  const park = 'Lions Park';
  const places = finderSample.places.map((place) =>
    place.slug ? { ...place, attractions: [park] } : place,
  );
  const more = { ...finderSample, places };
  const found = lookUp(createFinder(more), { document: '', place: park });
  expect(found.place).toBeUndefined();
  expect(found.others).toHaveLength(3);
  expect(placeIn('place', 'Lions Park, Kuna', more)?.city?.slug).toBe('kuna');
});

it('counts a place in a state that is listed as near, and knows the state', () => {
  const data = { ...finderSample, commissions: ['ID', 'OR'] };
  expect(placeIn('place', 'Oregon', data)?.kind).toBe('whole');
  expect(placeIn('place', 'Nyssa', data)?.kind).toBe('near');
});

it('finds the nearest city of a position', () => {
  const placeNear = (latitude: number, longitude: number) =>
    nearestTo(finderSample, { latitude, longitude });
  expect(placeNear(43.5, -116.4)).toMatchObject({ kind: 'city', label: 'Kuna, ID' });
  expect(placeNear(43.3, -116.4)).toMatchObject({ kind: 'near', milesToCity: 13 });
  expect(placeNear(44, -117)).toMatchObject({ kind: 'city', label: 'Ontario, OR' });
  expect(placeNear(48, -116.4)).toMatchObject({ kind: 'far' });
  // In a state that is not listed, near places of it.
  expect(placeNear(43.85, -117)).toMatchObject({ kind: 'outside', state: 'OR' });
});

/** All that an answer says, in one line. */
const textOf = (document: string, place: string, lists = finder) => {
  const { open = [] } = replyTo(lists, { document, place }).answer ?? {};
  return open.flatMap(({ paragraphs }) => paragraphs.flat().map(({ text }) => text)).join(' ');
};

it('names every state where people can meet the notary in person', () => {
  const sentence = (commissions: string[]) =>
    textOf('', 'Seattle, WA', createFinder({ ...finderSample, commissions }));
  const online = 'In Washington we can meet online, or in person in';
  expect(sentence(['ID'])).toBe(`${online} Idaho.`);
  expect(sentence(['ID', 'OR'])).toBe(`${online} Idaho or Oregon.`);
});

it.each(['Portland, OR', 'Ontario, OR', 'Sandpoint'])(
  'offers no video in %s for a document that is done in person',
  (place) => {
    expect(textOf('car title', place)).toMatch(/This one isn't done by video/);
    expect(textOf('car title', place)).not.toMatch(/online/i);
    expect(textOf('agreement', place)).toMatch(/online/i);
    expect(textOf('', place)).toMatch(/online/i);
  },
);

it('speaks of no video on a site without that service', () => {
  const offline = createFinder({ ...finderSample, online: undefined });
  for (const place of ['Portland, OR', 'Sandpoint']) {
    expect(textOf('agreement', place, offline)).not.toMatch(/online|video/i);
  }
});
