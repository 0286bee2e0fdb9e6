import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mistakes } from '../scripts/content/mistakes.fixtures.ts';

/** The rows of all tables of the list of rules: what is refused, what for, and samples of it. */
const rows = readFileSync('docs/checker-rules.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, name]) => name !== 'Error');

it('files each error of the check under one rule, with the harm that it prevents', () => {
  const samples = rows.flatMap(([, , , cell = '']) => cell.split('; '));
  const errors = mistakes.filter(({ severity }) => severity === 'error').map(({ name }) => name);
  expect(samples.toSorted()).toEqual(errors.toSorted());
  expect(rows.filter(([, rule, harm]) => !rule || !harm)).toEqual([]);
});
