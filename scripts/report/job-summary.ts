import { visible } from '../../model/quote.ts';
import { type Problem, problemText } from '../content/problem.ts';
import { excerpt } from './excerpt.ts';
import { errorsIn, type Findings, verdict } from './report.ts';

/** A step's summary holds 1 MiB at most; far less is still readable. Unit: characters. */
const LONGEST = 500_000;

/** The whole list as Markdown for the summary page of a job, which has no limit of ten. */
export function jobSummary(findings: Findings): string {
  const { problems, texts } = findings;
  const mark = errorsIn(problems) > 0 ? 'needs mending' : 'is fine';
  const items = problems.map((problem) => item(problem, texts.get(problem.file)));
  return `${[`## The content ${mark}`, verdict(findings), ...items].join('\n\n')}\n`.slice(
    0,
    LONGEST,
  );
}

function item(problem: Problem, text: string | undefined): string {
  const { severity, file, line } = problem;
  const place = line === undefined ? visible(file) : `${visible(file)}, line ${line}`;
  const lines = excerpt(problem, text);
  const fence = longestFence(lines);
  return [
    `**${severity === 'error' ? 'Mend' : 'Look at'}** ${escapeMarkdown(place)}`,
    escapeMarkdown(problemText(problem)),
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
