import { visible } from '../../model/quote.ts';
import { type Diagnostic, diagnosticText } from '../content/diagnostic.ts';
import { type CheckResult, errorsIn, verdict } from './check-result.ts';
import { excerpt } from './excerpt.ts';

/** A step's summary holds 1 MiB at most; far less is still readable. Unit: characters. */
const LONGEST = 500_000;

/** The whole list as Markdown for the summary page of a job, which has no limit of ten. */
export function jobSummary(result: CheckResult): string {
  const { diagnostics, texts } = result;
  const mark = errorsIn(diagnostics) > 0 ? 'has errors' : 'is valid';
  const items = diagnostics.map((diagnostic) => item(diagnostic, texts.get(diagnostic.file)));
  return `${[`## The content ${mark}`, verdict(result), ...items].join('\n\n')}\n`.slice(
    0,
    LONGEST,
  );
}

function item(diagnostic: Diagnostic, text: string | undefined): string {
  const { severity, file, line } = diagnostic;
  const place = line === undefined ? visible(file) : `${visible(file)}, line ${line}`;
  const lines = excerpt(diagnostic, text);
  const fence = longestFence(lines);
  return [
    `**${severity === 'error' ? 'Fix' : 'Look at'}** ${escapeMarkdown(place)}`,
    escapeMarkdown(diagnosticText(diagnostic)),
    ...(lines.length > 0 ? [[`${fence}text`, ...lines, fence].join('\n')] : []),
  ].join('\n\n');
}

/** A fence that nothing in the quoted lines can close. */
function longestFence(lines: readonly string[]): string {
  const runs = lines.join('\n').match(/`+/g) ?? [];
  return '`'.repeat(Math.max(3, ...runs.map((run) => run.length + 1)));
}

function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]<>()#+!|~&@-]/g, '\\$&');
}
