import { expect } from 'vitest';
import { proveContent } from '../../scripts/content/load.ts';
import { formatProblem } from '../../scripts/content/problem.ts';
import type { Mutation } from './mutations.ts';

export const settings = { siteUrl: 'https://www.example.com', base: '', cards: false };

/**
 * Checks an edited folder, in this process: it is clean, or every diagnostic says what is wrong and
 * where. Returns whether it is clean; throws when the checker throws.
 */
export function checkedEdit({ name, files }: Mutation): boolean {
  const { content, problems } = proveContent(files, settings);
  const clean = problems.every(({ severity }) => severity !== 'error');
  expect({ name, clean: content !== undefined }).toEqual({ name, clean });
  const present = new Set(files.map(({ path }) => `content/${path}`));
  for (const problem of problems) {
    expect(problem.message, name).not.toBe('');
    if (!present.has(problem.file)) continue;
    expect(problem.line, `${name}: ${formatProblem(problem)}`).toBeGreaterThan(0);
  }
  return clean;
}
