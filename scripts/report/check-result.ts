import type { Diagnostic } from '../content/diagnostic.ts';
import { count } from './count.ts';

/** What a check found, and the texts that it was found in. */
export interface CheckResult {
  /** In reading order. */
  diagnostics: readonly Diagnostic[];
  /** The text of each file, by the name that diagnostics give it. */
  texts: ReadonlyMap<string, string>;
  /** What the content holds: "104 files, 36 cities"; missing when there are errors. */
  holds?: string;
}

export function errorsIn(diagnostics: readonly Diagnostic[]): number {
  return diagnostics.filter(({ severity }) => severity === 'error').length;
}

/** "2 errors, 1 warning." */
export function countLine(diagnostics: readonly Diagnostic[]): string {
  const errors = errorsIn(diagnostics);
  return `${count(errors, 'error')}, ${count(diagnostics.length - errors, 'warning')}.`;
}

/** The last line of a check: whether the content is fine. */
export function verdict({ diagnostics, texts, holds }: CheckResult): string {
  if (holds !== undefined) return `The content is fine: ${holds}. ${countLine(diagnostics)}`;
  return `${countLine(diagnostics)} Checked ${count(texts.size, 'file')}. Fix the errors and run the check again.`;
}
