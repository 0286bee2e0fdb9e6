import matter from 'gray-matter';
import { quote } from '../../../model/text.ts';
import {
  type Diagnostic,
  fieldName,
  type Path,
  type Position,
  type Report,
} from '../diagnostic.ts';
import type { RawFile } from '../read.ts';
import { findInvisible, hasPlainCharacters } from './characters.ts';
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

const START: Position = { line: 1, column: 1 };

/** Parses a file by its ending; what cannot be parsed is added to `diagnostics`. */
export function parseSource(raw: RawFile, diagnostics: Diagnostic[]): Source {
  const file = `content/${raw.path}`;
  const found: Diagnostic[] = [];
  const at = (place: Position, path: Path, message: string, severity: Severity = 'error') => {
    const field = fieldName(path);
    return { severity, file, ...place, ...(field !== '' && { field }), message };
  };
  const { yaml, body, bodyLine } = parseText(raw, (place, ...rest) => {
    found.push(at(place, [], ...rest));
  });
  const source: Source = {
    file,
    data: yaml.data,
    body,
    fileDiagnostic: (...rest) => at(START, [], ...rest),
    diagnostic: (path, ...rest) => at(yaml.locate(path), path, ...rest),
    nameDiagnostic: (path, message) => at(yaml.locate(path, 'name'), path, message),
    bodyDiagnostic: (place, ...rest) =>
      at({ ...place, line: bodyLine + place.line - 1 }, [], ...rest),
  };
  // Those that stand in the file as an escape such as "\u202e".
  found.push(...checkTexts(source, ({ text }) => findInvisible(text)?.message));
  diagnostics.push(...found);
  return found.length > 0 ? { ...source, data: undefined } : source;
}

/** What is known of a file that cannot be read. */
const UNREAD = { yaml: { data: undefined, locate: () => START }, body: '', bodyLine: 1 };

function parseText({ path, text, refused }: RawFile, report: Report) {
  if (refused) {
    report(refused, refused.message);
    return UNREAD;
  }
  if (text.trim() === '') {
    report(START, 'the file is empty. Write its fields or delete it.');
    return UNREAD;
  }
  // A file with another ending is read by nobody, so nothing is said of what stands in it.
  if (!hasPlainCharacters(text, report) || !/\.(?:md|yaml)$/.test(path)) return UNREAD;
  const parts = path.endsWith('.md')
    ? splitFrontMatter(text, report)
    : { fields: text, body: '', bodyLine: 1 };
  if (parts === undefined) return UNREAD;
  const yaml = parseYaml(parts.fields, report);
  if (yaml.data !== null) return { ...parts, yaml };
  report(START, 'the file has no fields. Write them or delete it.');
  return UNREAD;
}

/** Splits a Markdown file; the fields keep their lines, and the body knows its first. */
function splitFrontMatter(text: string, report: Report) {
  const lines = text.split('\n');
  const end = lines.findIndex((line, index) => index > 0 && line.startsWith('---'));
  const [first = '', closing] = [lines[0], lines[end]?.trimEnd()];
  if (first.trimEnd() !== '---') {
    const message = `expected --- alone on the first line, found ${quote(first)}. Put --- above the fields and below them.`;
    report({ ...START, length: first.length }, message);
  } else if (closing === undefined) {
    const last = lines.findLastIndex((line) => /^(\w[\w-]*:|\s+-? ?\S)/.test(line));
    const message =
      'the fields at the top are never closed. Add a line with --- after the last one.';
    report({ line: Math.max(last, 0) + 1, column: 1 }, message);
  } else if (closing !== '---') {
    const message = `expected --- alone below the fields, found ${quote(closing)}. Write ---.`;
    report({ line: end + 1, column: 1, length: closing.length }, message);
  } else {
    // With options, it reads a text anew each time. The fields are read later, with their places.
    const { matter: fields, content } = matter(text, { engines: { yaml: () => ({}) } });
    return { fields, body: content, bodyLine: lines.length - content.split('\n').length + 1 };
  }
  return undefined;
}
