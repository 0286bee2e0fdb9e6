import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LETTERS_FILE, letterRuns } from './list-letters.ts';

it('has listed the letters of the heading face as they are now', () => {
  expect(JSON.parse(readFileSync(LETTERS_FILE, 'utf8'))).toEqual(letterRuns());
});
