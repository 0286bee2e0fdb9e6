import { expect, it } from 'vitest';
import { languageCodeOf } from './languages.ts';

it.each([
  ['es', 'es'],
  ['ES', 'es'],
  ['Spanish', 'es'],
  ['ukrainian', 'uk'],
  ['English', 'en'],
  ['zz', undefined],
  ['Klingonish', undefined],
  ['', undefined],
])('reads %j as the language %j', (written, code) => {
  expect(languageCodeOf(written)).toBe(code);
});
