import { randomUUID } from 'node:crypto';
import { type Diagnostic, diagnosticText, formatDiagnostic } from './content/diagnostic.ts';
import { MAPS_KEY } from './content/parse/characters.ts';

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

/**
 * The line that a diagnostic stands on with a caret below it; no lines where there is none to show.
 * A maps key is blotted out, since whoever reads the report could use it.
 */
function excerpt({ line, column = 1, length }: Diagnostic, text: string | undefined): string[] {
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
  const properties = {
    file,
    line,
    col: column,
    endColumn: column !== undefined && length !== undefined ? column + length : undefined,
    title: severity === 'error' ? 'Please fix this' : 'Please look at this',
  };
  const written = Object.entries(properties)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encoded(`${value}`, '%\r\n:,')}`);
  return `::${severity} ${written.join(',')}::${encoded(diagnosticText(diagnostic), '%\r\n')}`;
}

/** The escapes of GitHub's own toolkit (actions/toolkit, packages/core/src/command.ts). */
function encoded(text: string, characters: string): string {
  return text.replace(new RegExp(`[${characters}]`, 'g'), encodeURIComponent);
}

/** The report for the summary page of a job, which has no limit of ten, but one of 1 MiB. */
export function jobSummary(result: CheckResult): string {
  const title = `## The content ${errorsIn(result.diagnostics) > 0 ? 'has errors' : 'is valid'}`;
  return `${title}\n\n${codeBlock(textReport(result).slice(0, 500_000), 'text')}\n`;
}

/** "1 error", "2 errors", "3 cities". */
export function count(number: number, noun: string, plural = `${noun}s`): string {
  return `${number.toLocaleString('en-US')} ${number === 1 ? noun : plural}`;
}

/** So many are named in a message; there may be hundreds. */
const MOST_NAMED = 10;

/** The first of some names and how many more there are: "Boise, Eagle and 24 more". */
export function someOf(names: readonly string[]): string {
  const more = names.length - MOST_NAMED;
  const named = names.slice(0, MOST_NAMED).join(', ');
  return more > 0 ? `${named} and ${more} more` : named;
}

/** A code block whose fence is longer than any in its text, so that nothing in it can end it. */
export function codeBlock(text: string, language: string): string {
  const fence = ticks(text, 3);
  return `${fence}${language}\n${text}\n${fence}`;
}

/** A text as code within a line. */
export function inlineCode(text: string): string {
  const fence = ticks(text, 1);
  return fence.length > 1 ? `${fence} ${text} ${fence}` : `${fence}${text}${fence}`;
}

function ticks(text: string, least: number): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  return '`'.repeat(Math.max(least, longest + 1));
}
