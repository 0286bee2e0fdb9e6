import { expect, it } from 'vitest';
import { nameOf, search } from './search.ts';

const things = [
  ['Durable powers of attorney', 'power of attorney', 'POA'],
  ['Powers of attorney for a child'],
  ['Vehicle titles', 'car title', 'pink slip'],
  ['Lost title affidavits', 'lost car title'],
  ['Quitclaim deeds', 'quit claim'],
  ['Passport form DS-3053', 'passport for a child'],
  ['Forms'],
].map((names) => ({ names: names.map((name) => nameOf(name)) }));

const found = (query: string) => search(things, query).map(({ names }) => names[0]?.text);

it('ranks exact names first, then other names, then what begins with it, then what contains it', () => {
  expect(found('vehicle titles')).toEqual(['Vehicle titles']);
  expect(found('power of attorney')).toEqual([
    'Durable powers of attorney',
    'Powers of attorney for a child',
  ]);
  expect(found('title')).toEqual(['Vehicle titles', 'Lost title affidavits']);
  expect(found('car title')).toEqual(['Vehicle titles', 'Lost title affidavits']);
});

it.each([
  ['VEHICLE Títles', 'Vehicle titles'],
  ['titles vehicle', 'Vehicle titles'],
  ['vehi', 'Vehicle titles'],
  ['vehicle tilte', 'Vehicle titles'],
  ['ds3053', 'Passport form DS-3053'],
  ['DS 3053', 'Passport form DS-3053'],
  ['quit claim deed', 'Quitclaim deeds'],
  ['I need my pink slip notarized', 'Vehicle titles'],
  ['passport form for my child', 'Passport form DS-3053'],
  ['form', 'Forms'],
])('forgives case, accents, order, an unfinished word and a typing error: %s', (query, name) => {
  expect(found(query)[0]).toBe(name);
});

it.each(['pizza', 'car wash', 'titel of my dog', '', '  ', '!?'])(
  'finds nothing in "%s"',
  (query) => {
    expect(found(query)).toEqual([]);
  },
);
