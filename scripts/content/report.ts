import { randomUUID } from 'node:crypto';
import { count } from '../../model/text.ts';
import type { CheckResult } from './check.ts';
import { type Diagnostic, diagnosticText, errorsIn, formatDiagnostic } from './diagnostic.ts';
import { MAPS_KEY } from './parse/characters.ts';

type ReportedCheck = Pick<CheckResult, 'diagnostics' | 'texts'>;

/** Every diagnostic with its line and a caret, and whether the content is fine: what people read. */
export function textReport({ diagnostics, texts }: ReportedCheck): string {
  const errors = errorsIn(diagnostics);
  const warnings = diagnostics.length - errors;
  const found = `${count(errors, 'error')}, ${count(warnings, 'warning')}.`;
  const files = count(texts.size, 'file');

  const verdict =
    errors > 0
      ? `${found} Checked ${files}. Fix the errors and run the check again.`
      : `The content is fine: ${files}. ${found}`;
  return [...diagnosticBlocks(diagnostics, texts), verdict].join('\n\n');
}

/** Formats each diagnostic as a message, its line and a caret. */
export function diagnosticBlocks(
  diagnostics: readonly Diagnostic[],
  texts: ReportedCheck['texts'],
): string[] {
  return diagnostics.map((diagnostic) => {
    const text = texts.get(diagnostic.file) ?? '';
    return [formatDiagnostic(diagnostic), ...excerpt(diagnostic, text)].join('\n');
  });
}

/** How much of a line is shown, with the diagnostic in its middle at the latest. Unit: characters. */
const WIDTH = 100;

/** The line that a diagnostic is on with a caret below it; no lines where there is none to show. */
function excerpt({ line = 0, column = 1, length }: Diagnostic, text: string): string[] {
  const whole = text.split('\n')[line - 1] ?? '';
  if (whole.trim() === '') return [];

  const from = Math.max(0, column - WIDTH / 2);
  const margin = `  ${line} | `;
  const shown = margin + showable(whole).slice(from, from + WIDTH);
  if (length === undefined) return [shown];

  const indent = `${'| '.padStart(margin.length)}${' '.repeat(column - 1 - from)}`;
  const carets = '^'.repeat(Math.max(1, Math.min(length, shown.length - indent.length)));
  return [shown, indent + carets];
}

/** A line of a file as a report shows it. */
function showable(line: string): string {
  return (
    line
      // Tabs and invisible characters become one visible character each, so that the caret stays in step.
      .replaceAll('\t', '→')
      .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '¿')
      // Whoever reads the report could use the key.
      .replace(MAPS_KEY, (key) => 'AIza'.padEnd(key.length, '*'))
  );
}

/**
 * Workflow commands that GitHub shows beside the changed lines, then the report for the log.
 * GitHub shows ten errors and ten warnings of a step, so errors come first.
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
 */
export function githubReport(check: ReportedCheck, token: string = randomUUID()): string {
  const errorsFirst = check.diagnostics.toSorted((a, b) => a.severity.localeCompare(b.severity));
  return [
    ...errorsFirst.map(annotation),
    // What is in a file must not be taken for a command.
    `::stop-commands::${token}`,
    textReport(check),
    `::${token}::`,
  ].join('\n');
}

/** A diagnostic as a workflow command. */
function annotation(diagnostic: Diagnostic): string {
  const { severity, file, line, column, length } = diagnostic;

  const properties = [`file=${escapedProperty(file)}`];
  if (line) properties.push(`line=${line}`);
  if (column) properties.push(`col=${column}`);
  if (column && length) properties.push(`endColumn=${column + length}`);
  properties.push(`title=Please ${severity === 'error' ? 'fix' : 'look at'} this`);

  return `::${severity} ${properties.join(',')}::${escapedData(diagnosticText(diagnostic))}`;
}

/** The escapes of https://github.com/actions/toolkit/blob/main/packages/core/src/command.ts. */
function escapedData(text: string): string {
  return text.replace(/[%\r\n]/g, encodeURIComponent);
}

function escapedProperty(text: string): string {
  return escapedData(text).replace(/[:,]/g, encodeURIComponent);
}

/** Lines as a code block; none of them may begin with what could end it. */
export function codeBlock(lines: string, language: string): string {
  return `\`\`\`${language}\n${lines}\n\`\`\``;
}
