/** Something in content/ that an editor should know. Errors stop the build, warnings do not. */
export interface Problem {
  severity: 'error' | 'warning';
  /** The file as editors see it: "content/cities/boise.md". */
  file: string;
  /** Counted from 1; missing when the problem is the file as a whole. */
  line?: number;
  column?: number;
  /** Where in the file: "nearbyLocations[2]". */
  field?: string;
  /** What is wrong and how to mend it. */
  message: string;
}

/** The way to a value in a file: keys and list positions. */
export type Path = readonly (string | number)[];

/** A path as editors read it: `["hours", "visible", 2]` becomes "hours.visible[2]". */
export function fieldName(path: Path): string {
  return path.reduce<string>((name, part) => {
    if (typeof part === 'number') return `${name}[${part + 1}]`;
    return name === '' ? part : `${name}.${part}`;
  }, '');
}

/** "content/cities/boise.md:7:3  nearbyLocations[2]: there is no town ..." */
export function formatProblem(problem: Problem): string {
  const place = [problem.file, problem.line, problem.column].filter((part) => part !== undefined);
  const field = problem.field ? `${problem.field}: ` : '';
  const severity = problem.severity === 'warning' ? 'warning: ' : '';
  return `${place.join(':')}  ${severity}${field}${problem.message}`;
}

/** Sorts by file and line, so that an editor can walk through them. */
export function inReadingOrder(problems: readonly Problem[]): Problem[] {
  return problems.toSorted(
    (a, b) =>
      a.file.localeCompare(b.file, 'en-US') ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0),
  );
}
