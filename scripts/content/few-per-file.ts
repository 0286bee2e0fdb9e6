import { LIMITS } from './limits.ts';
import type { Problem } from './problem.ts';

/**
 * Of each file as many diagnostics as somebody fixes at a time, errors before warnings, and one
 * that counts the others. Takes and returns them in reading order.
 */
export function fewPerFile(problems: readonly Problem[]): Problem[] {
  const files = new Map<string, Problem[]>();
  for (const problem of problems) {
    const same = files.get(problem.file);
    if (same === undefined) files.set(problem.file, [problem]);
    else same.push(problem);
  }
  return [...files.values()].flatMap(few);
}

function few(problems: readonly Problem[]): readonly Problem[] {
  if (problems.length <= LIMITS.diagnostics) return problems;
  const errors = problems.filter(({ severity }) => severity === 'error');
  const warnings = problems.filter(({ severity }) => severity === 'warning');
  const kept = new Set([...errors, ...warnings].slice(0, LIMITS.diagnostics));
  const [first, ...others] = problems.filter((problem) => !kept.has(problem));
  if (first === undefined) return problems;
  const more = (1 + others.length).toLocaleString('en-US');
  const { file, line = 1, column = 1 } = first;
  const severity = errors.length > LIMITS.diagnostics ? 'error' : 'warning';
  const message = `and ${more} more in this file: fix the ones above, then check again`;
  return [
    ...problems.filter((problem) => kept.has(problem)),
    { severity, file, line, column, message },
  ];
}
