import { type Diagnostic, fieldName, type Path, type Position } from '../diagnostic.ts';
import type { RawFile } from '../read.ts';
import { type FrontMatterFile, readFrontMatter } from './front-matter.ts';
import { findInvisible } from './invisible.ts';
import { blanks, textDiagnostics } from './text-checks.ts';
import { textsIn } from './texts.ts';
import { parseYaml, type YamlText } from './yaml.ts';

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
  const found = raw.refused ? [raw.refused] : textDiagnostics(raw.text);
  const { yaml, body, bodyLine } = parseText(raw.path, found.length === 0 ? raw.text : '');
  const errors = found.length === 0 ? yaml.errors : found;
  diagnostics.push(...errors.map((error) => ({ severity: 'error' as const, file, ...error })));
  const source = { file, data: yaml.data, body, ...reporters(file, yaml, bodyLine) };
  const invisible = invisibleValues(source);
  diagnostics.push(...invisible, ...blanks(raw));
  return errors.length + invisible.length > 0 ? { ...source, data: undefined } : source;
}

/** A file with another ending is read by nobody, so nothing is said of what stands in it. */
function parseText(path: string, text: string): FrontMatterFile {
  if (text !== '' && path.endsWith('.md')) return readFrontMatter(text);
  const yaml = parseYaml(path.endsWith('.yaml') ? text : '');
  if (path.endsWith('.yaml') && yaml.data === null) {
    const message = 'the file has only comments. Write its fields or delete it.';
    yaml.errors.push({ line: 1, column: 1, message });
  }
  return { yaml, body: '', bodyLine: 1 };
}

/** Characters that nobody can see, and that stand in the file as an escape such as "\u202e". */
function invisibleValues({ data, diagnostic, nameDiagnostic }: Source): Diagnostic[] {
  return [...textsIn(data)].flatMap(({ text, path, isName }) => {
    const message = findInvisible(text)?.message;
    if (message === undefined) return [];
    if (!isName) return [diagnostic(path, message)];
    // Its name would be told with the character in it.
    const { field: _, ...place } = nameDiagnostic(path, message);
    return [place];
  });
}

function reporters(file: string, yaml: YamlText, bodyLine: number) {
  const at = (place: Position, path: Path, message: string, severity: Severity): Diagnostic => {
    const field = fieldName(path);
    return { severity, file, ...place, ...(field === '' ? {} : { field }), message };
  };
  return {
    fileDiagnostic: (message: string, severity: Severity = 'error') =>
      at({ line: 1, column: 1 }, [], message, severity),
    diagnostic: (path: Path, message: string, severity: Severity = 'error') =>
      at(yaml.locate(path), path, message, severity),
    nameDiagnostic: (path: Path, message: string) =>
      at(yaml.locateName(path), path, message, 'error'),
    bodyDiagnostic: (place: Position, message: string, severity: Severity = 'error') =>
      at({ ...place, line: bodyLine + place.line - 1 }, [], message, severity),
  };
}
