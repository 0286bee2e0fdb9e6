import { type Diagnostic, fieldName, type Path, type Position } from '../diagnostic.ts';
import type { RawFile } from '../read.ts';
import { type FrontMatterFile, readFrontMatter, unreadFile } from './front-matter.ts';
import { findInvisible, textDiagnostics } from './text-checks.ts';
import { checkTexts } from './texts.ts';
import { parseYaml } from './yaml.ts';

type Severity = Diagnostic['severity'];

/** One file of content, parsed, that can say where in it a diagnostic stands. */
export interface Source {
  /** The file as editors see it: "content/cities/boise.md". */
  file: string;
  /** Undefined when the file cannot be read; its diagnostics are known then. */
  data: unknown;
  /** Markdown below the front matter; empty for YAML files. */
  body: string;
  /** A diagnostic with the file as a whole. */
  fileDiagnostic: (message: string, severity?: Severity) => Diagnostic;
  /** A diagnostic with the value at a path. */
  diagnostic: (path: Path, message: string, severity?: Severity) => Diagnostic;
  /** A diagnostic with a field that should not be there. */
  nameDiagnostic: (path: Path, message: string) => Diagnostic;
  /** A diagnostic in the body; the line is counted from 1 within it. */
  bodyDiagnostic: (at: Position, message: string, severity?: Severity) => Diagnostic;
}

/** Parses a file by its ending; what cannot be parsed is added to `diagnostics`. */
export function parseSource(raw: RawFile, diagnostics: Diagnostic[]): Source {
  const file = `content/${raw.path}`;
  const { yaml, body, bodyLine } = parseText(raw);
  const report = (at: Position, path: Path, message: string, severity: Severity = 'error') => {
    const field = fieldName(path);
    return { severity, file, ...at, ...(field === '' ? {} : { field }), message };
  };
  const source: Source = {
    file,
    data: yaml.data,
    body,
    fileDiagnostic: (...rest) => report({ line: 1, column: 1 }, [], ...rest),
    diagnostic: (path, ...rest) => report(yaml.locate(path), path, ...rest),
    nameDiagnostic: (path, message) => report(yaml.locate(path, 'name'), path, message),
    bodyDiagnostic: (at, ...rest) => report({ ...at, line: bodyLine + at.line - 1 }, [], ...rest),
  };
  const errors = [
    ...yaml.errors.map(({ message, ...at }) => report(at, [], message)),
    // Those that stand in the file as an escape such as "\u202e".
    ...checkTexts(source, ({ text }) => findInvisible(text)?.message),
  ];
  diagnostics.push(...errors);
  return errors.length > 0 ? { ...source, data: undefined } : source;
}

/** A file with another ending is read by nobody, so nothing is said of what stands in it. */
function parseText({ path, text, refused }: RawFile): FrontMatterFile {
  const found = refused ? [refused] : textDiagnostics(text);
  if (found.length > 0 || !/\.(?:md|yaml)$/.test(path)) return unreadFile(found);
  const parsed = path.endsWith('.md')
    ? readFrontMatter(text)
    : { yaml: parseYaml(text), body: '', bodyLine: 1 };
  if (parsed.yaml.data !== null) return parsed;
  const message = 'the file has no fields. Write them or delete it.';
  return unreadFile([{ line: 1, column: 1, message }]);
}
