import { visible } from '../../model/quote.ts';
import { type Diagnostic, diagnosticText } from '../content/diagnostic.ts';
import { codeBlock } from '../shared/markdown-code.ts';
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
  return [
    `**${severity === 'error' ? 'Fix' : 'Look at'}** ${escapeMarkdown(place)}`,
    escapeMarkdown(diagnosticText(diagnostic)),
    ...(lines.length > 0 ? [codeBlock(lines, 'text')] : []),
  ].join('\n\n');
}

function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]<>()#+!|~&@-]/g, '\\$&');
}
