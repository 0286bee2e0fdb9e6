import { expect, it } from 'vitest';
import { documentSlug, wordsOf } from './words.ts';

it.each([
  ["Driver's licenses", 'driver license'],
  ['401(k)', '401k'],
  ['DS-3053', 'ds 3053'],
  ['cárceles', 'carcele'],
  ['copies of boxes', 'copy of box'],
  ['pass', 'pass'],
  ['Ｋｕｎａ', 'kuna'],
])('"%s" has the words "%s"', (text, words) => expect(wordsOf(text).join(' ')).toBe(words));

it('makes an address from a name', () => {
  expect(documentSlug('Passport form DS-3053')).toBe('passport-form-ds-3053');
});
