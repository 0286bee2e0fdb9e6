import { type Diagnostic, formatDiagnostic } from '../content/diagnostic.ts';
import { type CheckResult, verdict } from './check-result.ts';
import { excerpt } from './excerpt.ts';

/** Every diagnostic with its line and a caret, and a verdict: what people read in a terminal. */
export function textReport(result: CheckResult): string {
  const { diagnostics, texts } = result;
  return [...diagnosticBlocks(diagnostics, texts), verdict(result)].join('\n\n');
}

/** Each diagnostic as some lines: what is wrong, the line that it stands on, and a caret. */
export function diagnosticBlocks(
  diagnostics: readonly Diagnostic[],
  texts: CheckResult['texts'],
): string[] {
  return diagnostics.map((diagnostic) =>
    [formatDiagnostic(diagnostic), ...excerpt(diagnostic, texts.get(diagnostic.file))].join('\n'),
  );
}
