import { readFrontMatter } from './front-matter.ts';
import { fieldName, type Path, type Problem } from './problem.ts';
import type { RawFile } from './read.ts';
import { parseYaml, type YamlText } from './yaml.ts';

/** One file of content, parsed, that can say where in it a problem stands. */
export interface Source {
  /** The file as editors see it: "content/cities/boise.md". */
  file: string;
  data: unknown;
  /** Markdown below the front matter; empty for YAML files. */
  body: string;
  /** The line of the file on which the body starts. */
  bodyLine: number;
  /** A problem with the value at a path. */
  problem: (path: Path, message: string, severity?: Problem['severity']) => Problem;
  /** A problem on a line of the body, counted from 1 within it. */
  bodyProblem: (line: number, message: string, severity?: Problem['severity']) => Problem;
}

/** Parses a file by its ending; what cannot be parsed is added to `problems`. */
export function parseSource(raw: RawFile, problems: Problem[]): Source {
  const file = `content/${raw.path}`;
  const { yaml, body, bodyLine } = raw.path.endsWith('.md')
    ? readFrontMatter(raw.text)
    : { yaml: parseYaml(raw.text), body: '', bodyLine: 1 };
  problems.push(...yaml.errors.map((error) => ({ severity: 'error' as const, file, ...error })));
  return { file, data: yaml.data, body, bodyLine, ...reporters(file, yaml, bodyLine) };
}

function reporters(file: string, yaml: YamlText, bodyLine: number) {
  return {
    problem: (path: Path, message: string, severity: Problem['severity'] = 'error'): Problem => ({
      severity,
      file,
      ...yaml.locate(path),
      field: fieldName(path),
      message,
    }),
    bodyProblem: (
      line: number,
      message: string,
      severity: Problem['severity'] = 'error',
    ): Problem => ({ severity, file, line: bodyLine + line - 1, message }),
  };
}
