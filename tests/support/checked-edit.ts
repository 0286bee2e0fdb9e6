import { expect } from 'vitest';
import { formatDiagnostic } from '../../scripts/content/diagnostic.ts';
import { validateContent } from '../../scripts/content/index.ts';
import type { Mutation } from './mutations.ts';

export const settings = { siteUrl: 'https://www.example.com', base: '', cards: false };

/**
 * Checks an edited folder, in this process: it is clean, or every diagnostic says what is wrong and
 * where. Returns whether it is clean; throws when the checker throws.
 */
export function checkedEdit({ name, files }: Mutation): boolean {
  const { content, diagnostics } = validateContent(files, settings);
  const clean = diagnostics.every(({ severity }) => severity !== 'error');
  expect({ name, clean: content !== undefined }).toEqual({ name, clean });
  const present = new Set(files.map(({ path }) => `content/${path}`));
  for (const diagnostic of diagnostics) {
    expect(diagnostic.message, name).not.toBe('');
    if (!present.has(diagnostic.file)) continue;
    expect(diagnostic.line, `${name}: ${formatDiagnostic(diagnostic)}`).toBeGreaterThan(0);
  }
  return clean;
}
