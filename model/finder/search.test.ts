import { expect, it } from 'vitest';
import { search } from './search.ts';
import { readText } from './words.ts';

const things = [
  ['Durable powers of attorney', 'power of attorney', 'POA'],
  ['Powers of attorney for a child'],
  ['Vehicle titles', 'car title', 'pink slip'],
  ['Lost title affidavits', 'lost car title'],
  ['Forms'],
].map((names) => ({ names: names.map(readText) }));

it.each([
  ['vehicle titles', ['Vehicle titles']],
  ['power of attorney', ['Durable powers of attorney', 'Powers of attorney for a child']],
  ['title', ['Vehicle titles', 'Lost title affidavits']],
  ['car title', ['Vehicle titles', 'Lost title affidavits']],
  ['form', ['Forms']],
  ['car wash', []],
  ['!?', []],
])(
  'finds "%s", exact names first, then what begins with it, then what holds it',
  (query, found) => {
    expect(search(things, readText(query)).map(({ names }) => names[0]?.text)).toEqual(found);
  },
);
