import { type CheckResult, errorsIn } from './check-result.ts';

/** The diagnostics for other programs: an object with counts and a list. */
export function jsonReport({ diagnostics, texts }: CheckResult): string {
  const errors = errorsIn(diagnostics);
  const counts = { files: texts.size, errors, warnings: diagnostics.length - errors };
  return JSON.stringify({ ...counts, diagnostics }, null, 2);
}
