import { type Diagnostic, formatDiagnostic } from '../content/diagnostic.ts';
import { MAPS_KEY } from '../content/parse/characters.ts';
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

/** The last line of a check: whether the content is fine, and how much was found. */
export function verdict({ diagnostics, texts, holds }: CheckResult): string {
  const errors = errorsIn(diagnostics);
  const found = `${count(errors, 'error')}, ${count(diagnostics.length - errors, 'warning')}.`;
  return holds === undefined
    ? `${found} Checked ${count(texts.size, 'file')}. Fix the errors and run the check again.`
    : `The content is fine: ${holds}. ${found}`;
}

/** Longer lines are cut around the diagnostic. Unit: characters. */
const WIDTH = 100;

/**
 * The line that a diagnostic stands on with a caret below it; no lines where there is none to show.
 * A maps key is blotted out, since whoever reads the report could use it.
 */
export function excerpt(
  { line, column = 1, length }: Diagnostic,
  text: string | undefined,
): string[] {
  const whole = line === undefined ? undefined : text?.split('\n')[line - 1];
  if (line === undefined || whole === undefined || whole.trim() === '') return [];
  const from = column + (length ?? 0) > WIDTH ? Math.max(0, column - 1 - WIDTH / 4) : 0;
  const cut = whole.slice(from, from + WIDTH);
  // Tabs and what nobody can see as one visible character each, so that the caret stays in step.
  const visible = `${from > 0 ? '...' : ''}${cut}${from + WIDTH < whole.length ? '...' : ''}`
    .replaceAll('\t', '→')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '¿')
    .replace(MAPS_KEY, (key) => 'AIza'.padEnd(key.length, '*'));
  const margin = `${line} | `;
  const lines = [`  ${margin}${visible}`];
  if (length === undefined) return lines;
  const before = column - 1 - from + (from > 0 ? 3 : 0);
  const carets = '^'.repeat(Math.max(1, Math.min(length, visible.length - before)));
  return [...lines, `  ${' '.repeat(margin.length - 2)}| ${' '.repeat(before)}${carets}`];
}
