import { formatProblem, type Problem } from '../content/problem.ts';
import { excerpt } from './excerpt.ts';
import { type Findings, verdict } from './report.ts';

/** Every problem with its line and a caret, and a verdict: what people read in a terminal. */
export function textReport(findings: Findings): string {
  const { problems, texts } = findings;
  return [...problemBlocks(problems, texts), verdict(findings)].join('\n\n');
}

/** Each problem as some lines: what is wrong, the line that it stands on, and a caret. */
export function problemBlocks(problems: readonly Problem[], texts: Findings['texts']): string[] {
  return problems.map((problem) =>
    [formatProblem(problem), ...excerpt(problem, texts.get(problem.file))].join('\n'),
  );
}
