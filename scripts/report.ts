import { randomUUID } from 'node:crypto';
import { type Diagnostic, diagnosticText, formatDiagnostic } from './content/diagnostic.ts';
import { MAPS_KEY } from './content/parse/characters.ts';

/** What a check found, and the texts that it was found in. */
export interface CheckResult {
  /** In reading order. */
  diagnostics: readonly Diagnostic[];
  /** The text of each file, by the name that diagnostics give it. */
  texts: ReadonlyMap<string, string>;
  /** What the content holds: "104 files"; missing when there are errors. */
  holds?: string;
}

export function errorsIn(diagnostics: readonly Diagnostic[]): number {
  return diagnostics.filter(({ severity }) => severity === 'error').length;
}

/** Every diagnostic with its line and a caret, and whether the content is fine: what people read. */
export function textReport({ diagnostics, texts, holds }: CheckResult): string {
  const errors = errorsIn(diagnostics);
  const found = `${count(errors, 'error')}, ${count(diagnostics.length - errors, 'warning')}.`;
  const verdict =
    holds === undefined
      ? `${found} Checked ${count(texts.size, 'file')}. Fix the errors and run the check again.`
      : `The content is fine: ${holds}. ${found}`;
  return [...diagnosticBlocks(diagnostics, texts), verdict].join('\n\n');
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

/** Longer lines are cut around the diagnostic. Unit: characters. */
const WIDTH = 100;

/** The line that a diagnostic stands on with a caret below it; no lines where there is none to show. */
function excerpt({ line = 0, column = 1, length }: Diagnostic, text = ''): string[] {
  const whole = text.split('\n')[line - 1] ?? '';
  if (whole.trim() === '') return [];
  const from = column + (length ?? 0) > WIDTH ? Math.max(0, column - 1 - WIDTH / 4) : 0;
  const [before, after] = [from > 0 ? '...' : '', from + WIDTH < whole.length ? '...' : ''];
  const shown = `${before}${whole.slice(from, from + WIDTH)}${after}`
    // Each as one visible character, so that the caret stays in step.
    .replaceAll('\t', '→')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '¿')
    // Whoever reads the report could use it.
    .replace(MAPS_KEY, (key) => 'AIza'.padEnd(key.length, '*'));
  const margin = `${line} | `;
  if (length === undefined) return [`  ${margin}${shown}`];
  const indent = before.length + column - 1 - from;
  const carets = '^'.repeat(Math.max(1, Math.min(length, shown.length - indent)));
  return [`  ${margin}${shown}`, `  ${'| '.padStart(margin.length)}${' '.repeat(indent)}${carets}`];
}

/**
 * Workflow commands that GitHub shows beside the changed lines, then the report for the log.
 * GitHub shows ten errors and ten warnings of a step, so errors come first.
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
 */
export function githubReport(result: CheckResult, token: string = randomUUID()): string {
  const errorsFirst = result.diagnostics.toSorted((a, b) => a.severity.localeCompare(b.severity));
  return [
    ...errorsFirst.map(annotation),
    // What stands in a file must not be taken for a command.
    `::stop-commands::${token}`,
    textReport(result),
    `::${token}::`,
  ].join('\n');
}

function annotation(diagnostic: Diagnostic): string {
  const { severity, file, line, column, length } = diagnostic;
  // The escapes of GitHub's own toolkit (actions/toolkit, packages/core/src/command.ts).
  const escaped = (text: string) => text.replace(/[%\r\n]/g, encodeURIComponent);
  const place = { line, col: column, endColumn: length && column && column + length };
  const properties = Object.entries(place).flatMap(([name, at]) => (at ? `,${name}=${at}` : []));
  const name = escaped(file).replace(/[:,]/g, encodeURIComponent);
  const title = `Please ${severity === 'error' ? 'fix' : 'look at'} this`;
  return `::${severity} file=${name}${properties.join('')},title=${title}::${escaped(diagnosticText(diagnostic))}`;
}

/** "1 error", "2 errors", "3 cities". */
export function count(number: number, noun: string, plural = `${noun}s`): string {
  return `${number.toLocaleString('en-US')} ${number === 1 ? noun : plural}`;
}

/** The first ten of some names, and how many more there are: "Boise, Eagle and 24 more". */
export function someOf(names: readonly string[]): string {
  const more = names.length > 10 ? ` and ${names.length - 10} more` : '';
  return names.slice(0, 10).join(', ') + more;
}

/** Lines as a code block; none of them may begin with what could end it. */
export const codeBlock = (lines: string, language: string) => `\`\`\`${language}\n${lines}\n\`\`\``;
