import { randomUUID } from 'node:crypto';
import { visible } from '../../model/text.ts';
import { type Diagnostic, diagnosticText } from '../content/diagnostic.ts';
import { codeBlock } from '../shared/markdown-code.ts';
import { type CheckResult, errorsIn, excerpt, textReport, verdict } from './text.ts';

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

/** A step's summary holds 1 MiB at most; far less is still readable. Unit: characters. */
const LONGEST = 500_000;

/** The whole list as Markdown for the summary page of a job, which has no limit of ten. */
export function jobSummary(result: CheckResult): string {
  const { diagnostics, texts } = result;
  const title = `## The content ${errorsIn(diagnostics) > 0 ? 'has errors' : 'is valid'}`;
  const items = diagnostics.map((diagnostic) => item(diagnostic, texts.get(diagnostic.file)));
  return `${[title, verdict(result), ...items].join('\n\n')}\n`.slice(0, LONGEST);
}

function item(diagnostic: Diagnostic, text: string | undefined): string {
  const { severity, file, line } = diagnostic;
  const place = line === undefined ? visible(file) : `${visible(file)}, line ${line}`;
  const lines = excerpt(diagnostic, text);
  return [
    `**${severity === 'error' ? 'Fix' : 'Look at'}** ${escapeMarkdown(place)}`,
    escapeMarkdown(diagnosticText(diagnostic)),
    ...(lines.length > 0 ? [codeBlock(lines, 'text')] : []),
  ].join('\n\n');
}

function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]<>()#+!|~&@-]/g, '\\$&');
}
