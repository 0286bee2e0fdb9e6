import type { Problem } from '../content/problem.ts';
import { count } from './count.ts';

/** What a check found, and the texts that it was found in. */
export interface Findings {
  /** In reading order. */
  problems: readonly Problem[];
  /** The text of each file, by the name that problems give it. */
  texts: ReadonlyMap<string, string>;
  /** What the content holds: "104 files, 36 towns"; missing when there are errors. */
  holds?: string;
}

export function errorsIn(problems: readonly Problem[]): number {
  return problems.filter(({ severity }) => severity === 'error').length;
}

/** "2 errors, 1 warning." */
export function countLine(problems: readonly Problem[]): string {
  const errors = errorsIn(problems);
  return `${count(errors, 'error')}, ${count(problems.length - errors, 'warning')}.`;
}

/** The last line of a check: whether the content is fine. */
export function verdict({ problems, texts, holds }: Findings): string {
  if (holds !== undefined) return `The content is fine: ${holds}. ${countLine(problems)}`;
  return `${countLine(problems)} Read: ${count(texts.size, 'file')}. Mend the errors, and check again.`;
}
