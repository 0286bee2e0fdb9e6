import { longLines } from './bounds.ts';
import { type FrontMatterFile, readFrontMatter } from './front-matter.ts';
import { findInvisible } from './invisible.ts';
import { fieldName, type Path, type Position, type Problem } from './problem.ts';
import type { RawFile } from './read.ts';
import { textsIn } from './values.ts';
import { writingMistakes } from './writing.ts';
import { parseYaml, type YamlText } from './yaml.ts';

type Severity = Problem['severity'];

/** One file of content, parsed, that can say where in it a problem stands. */
export interface Source {
  /** The file as editors see it: "content/cities/boise.md". */
  file: string;
  /** Undefined when the file cannot be read; its problems are known then. */
  data: unknown;
  /** Markdown below the front matter; empty for YAML files. */
  body: string;
  /** A problem with the file as a whole. */
  fileProblem: (message: string, severity?: Severity) => Problem;
  /** A problem with the value at a path. */
  problem: (path: Path, message: string, severity?: Severity) => Problem;
  /** A problem with a field that should not be there. */
  nameProblem: (path: Path, message: string) => Problem;
  /** A problem in the body; the line is counted from 1 within it. */
  bodyProblem: (at: Position, message: string, severity?: Severity) => Problem;
}

/** Parses a file by its ending; what cannot be parsed is added to `problems`. */
export function parseSource(raw: RawFile, problems: Problem[]): Source {
  const file = `content/${raw.path}`;
  const long = longLines(raw.text);
  const mistakes = raw.refused ? [raw.refused] : long.length > 0 ? long : writingMistakes(raw.text);
  const { yaml, body, bodyLine } = readByEnding(raw.path, mistakes.length === 0 ? raw.text : '');
  const errors = mistakes.length === 0 ? yaml.errors : mistakes;
  problems.push(...errors.map((error) => ({ severity: 'error' as const, file, ...error })));
  const data = errors.length > 0 ? undefined : yaml.data;
  const source = { file, data, body, ...reporters(file, yaml, bodyLine) };
  const invisible = invisibleValues(source);
  problems.push(...invisible);
  return invisible.length > 0 ? { ...source, data: undefined } : source;
}

/** Characters that nobody can see, and that stand in the file as an escape such as "\u202e". */
function invisibleValues({ data, problem, nameProblem }: Source): Problem[] {
  return [...textsIn(data)].flatMap(({ text, path, isName }) => {
    const message = findInvisible(text)?.message;
    if (message === undefined) return [];
    if (!isName) return [problem(path, message)];
    // Its name would be told with the character in it.
    const { field: _, ...place } = nameProblem(path, message);
    return [place];
  });
}

/** A file with another ending is read by nobody, so nothing is said of what stands in it. */
function readByEnding(path: string, text: string): FrontMatterFile {
  if (text !== '' && path.endsWith('.md')) return readFrontMatter(text);
  const yaml = parseYaml(path.endsWith('.yaml') ? text : '');
  if (text === '' || yaml.errors.length > 0 || yaml.data !== null || !path.endsWith('.yaml')) {
    return { yaml, body: '', bodyLine: 1 };
  }
  const message = 'the file holds nothing but comments: write its fields, or delete it';
  return { yaml: { ...yaml, errors: [{ line: 1, column: 1, message }] }, body: '', bodyLine: 1 };
}

function reporters(file: string, yaml: YamlText, bodyLine: number) {
  const at = (place: Position, path: Path, message: string, severity: Severity): Problem => {
    const field = fieldName(path);
    return { severity, file, ...place, ...(field === '' ? {} : { field }), message };
  };
  return {
    fileProblem: (message: string, severity: Severity = 'error') =>
      at({ line: 1, column: 1 }, [], message, severity),
    problem: (path: Path, message: string, severity: Severity = 'error') =>
      at(yaml.locate(path), path, message, severity),
    nameProblem: (path: Path, message: string) => at(yaml.locateName(path), path, message, 'error'),
    bodyProblem: (place: Position, message: string, severity: Severity = 'error') =>
      at({ ...place, line: bodyLine + place.line - 1 }, [], message, severity),
  };
}
