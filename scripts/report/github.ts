import { randomUUID } from 'node:crypto';
import { type Diagnostic, diagnosticText } from '../content/diagnostic.ts';
import type { CheckResult } from './check-result.ts';
import { textReport } from './text.ts';

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
    .map(([name, value]) => `${name}=${escapeProperty(`${value}`)}`);
  return `::${severity} ${written.join(',')}::${escapeData(diagnosticText(diagnostic))}`;
}

/** The escapes of GitHub's own toolkit (actions/toolkit, packages/core/src/command.ts). */
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
