import { expect, it } from 'vitest';
import { didYouMean, quote } from './diagnostic.ts';

it.each([
  ['Boisé 🖋', '"Boisé 🖋"'],
  ['x'.repeat(95_000), `"${'x'.repeat(80)}…"`],
  ['🖋'.repeat(200), `"${'🖋'.repeat(80)}…"`],
  ['Bo\u202eise\0\u001b\n\u{e0041}', '"Bo\\u202eise\\u0000\\u001b\\u000a\\ue0041"'],
])('repeats %.20j as messages can show it', (value, quoted) => {
  expect(quote(value)).toBe(quoted);
});

it.each([
  ['nmae', 'name'],
  ['naem', 'name'],
  ['anme', 'name'],
  ['Nmae', 'name'],
  ['nam', 'name'],
  ['descritpion', 'description'],
  ['ulr', 'url'],
  ['eman', undefined],
  ['fax', undefined],
])('takes "%s" for %s', (typed, name) => {
  const known = ['name', 'url', 'description'];
  const advice = name === undefined ? 'Delete it.' : `Did you mean "${name}"?`;
  expect(didYouMean(typed, known, 'Delete it.')).toBe(advice);
});
