import type { Diagnostic } from './diagnostic.ts';
import { LIMITS } from './limits.ts';

/**
 * Of each file as many diagnostics as somebody fixes at a time, errors before warnings, and one
 * that counts the others. Takes and returns them in reading order.
 */
export function fewPerFile(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const files = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    const same = files.get(diagnostic.file);
    if (same === undefined) files.set(diagnostic.file, [diagnostic]);
    else same.push(diagnostic);
  }
  return [...files.values()].flatMap(few);
}

function few(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  if (diagnostics.length <= LIMITS.diagnostics) return diagnostics;
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const warnings = diagnostics.filter(({ severity }) => severity === 'warning');
  const kept = new Set([...errors, ...warnings].slice(0, LIMITS.diagnostics));
  const [first, ...others] = diagnostics.filter((diagnostic) => !kept.has(diagnostic));
  if (first === undefined) return diagnostics;
  const more = (1 + others.length).toLocaleString('en-US');
  const { file, line = 1, column = 1 } = first;
  const severity = errors.length > LIMITS.diagnostics ? 'error' : 'warning';
  const message = `and ${more} more in this file: fix the ones above, then check again`;
  return [
    ...diagnostics.filter((diagnostic) => kept.has(diagnostic)),
    { severity, file, line, column, message },
  ];
}
