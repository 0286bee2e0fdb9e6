import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { samples } from './support/diagnostic-samples.ts';

/** The rows of all tables of the list of rules: what is refused, what for, and samples of it. */
const rows = readFileSync('docs/checker-rules.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, name]) => name !== 'Error');

it('files each error of the check under one rule, with the harm that it prevents', () => {
  const named = rows.flatMap(([, , , cell = '']) => cell.split('; '));
  const errors = samples.filter(({ severity }) => severity === 'error').map(({ name }) => name);
  expect(named.toSorted()).toEqual(errors.toSorted());
  expect(rows.filter(([, rule, harm]) => !rule || !harm)).toEqual([]);
});
