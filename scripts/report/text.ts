import { formatProblem } from '../content/problem.ts';
import { excerpt } from './excerpt.ts';
import { type Findings, verdict } from './report.ts';

/** Every problem with its line and a caret, and a verdict: what people read in a terminal. */
export function textReport(findings: Findings): string {
  const { problems, texts } = findings;
  const blocks = problems.map((problem) =>
    [formatProblem(problem), ...excerpt(problem, texts.get(problem.file))].join('\n'),
  );
  return [...blocks, verdict(findings)].join('\n\n');
}
