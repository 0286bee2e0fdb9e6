import { errorsIn, type Findings } from './report.ts';

/** The problems for other programs: an object with counts and a list. */
export function jsonReport({ problems, texts }: Findings): string {
  const errors = errorsIn(problems);
  const counts = { files: texts.size, errors, warnings: problems.length - errors };
  return JSON.stringify({ ...counts, problems }, null, 2);
}
