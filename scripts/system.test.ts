import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { scratchFolder } from '../tests/support/files.ts';
import { writeWhole } from './system.ts';

const folder = scratchFolder();

it('leaves an open file intact for its readers', () => {
  const file = join(folder, 'below', 'content.json');
  writeWhole(file, 'what it was');
  const reading = openSync(file, 'r');

  writeWhole(file, 'what it is now');
  expect(readFileSync(reading, 'utf8')).toBe('what it was');
  closeSync(reading);
  expect(readFileSync(file, 'utf8')).toBe('what it is now');
  expect(readdirSync(join(folder, 'below'))).toEqual(['content.json']);
});
