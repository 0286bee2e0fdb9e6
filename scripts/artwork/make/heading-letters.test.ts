import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LETTERS_FILE } from '../../artwork.ts';
import { headingLetters } from './heading-letters.ts';

it('has listed the letters of the heading face as they are now', () => {
  expect(JSON.parse(readFileSync(LETTERS_FILE, 'utf8'))).toEqual(headingLetters());
});
