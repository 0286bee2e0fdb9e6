import matter from 'gray-matter';
import type { z } from 'zod';
import { labelOf } from '../../editor/form-fields.ts';
import { type FieldSchema, jsonSchema } from '../../editor/json-schema.ts';
import {
  type Diagnostic,
  type Path,
  type Position,
  quote,
  type Report,
  shown,
} from '../diagnostic.ts';
import type { RawFile } from '../read.ts';
import { checkCharacters } from './characters.ts';
import { parseYaml } from './yaml.ts';

/** A text of a file, as it was written, and a diagnostic with it. */
interface Text {
  text: string;
  /** The field; ["body"] for each line below the fields. */
  path: Path;
  /** In a line it stands where the part does that is meant, in a field where the field does. */
  diagnostic: (
    message: string,
    severity?: Diagnostic['severity'],
    part?: { index: number; length: number },
  ) => Diagnostic;
}

/** One file of content, parsed, that can say where in it a diagnostic stands. */
export type Source = ReturnType<typeof parseSource>;

const START: Position = { line: 1, column: 1 };
const NOTHING = { fields: '', body: '', bodyLine: 1 };

/**
 * Parses a file by its ending; what cannot be parsed is added to `diagnostics`.
 * @param schema by which the form of the editor names its fields
 */
export function parseSource(
  { path, text, refused }: RawFile,
  diagnostics: Diagnostic[],
  schema?: z.ZodType,
) {
  const file = `content/${path}`;
  const found: Diagnostic[] = [];
  let form: FieldSchema | undefined;
  const make = (
    at: Position,
    field: Path,
    message: string,
    severity: Diagnostic['severity'] = 'error',
  ): Diagnostic => {
    form ??= schema && jsonSchema(schema);
    return { severity, file, ...at, ...(field.length > 0 && fieldAt(field, form)), message };
  };
  const report: Report = (at, ...rest) => found.push(make(at, [], ...rest));

  const isMarkdown = path.endsWith('.md');
  let parts = NOTHING;
  if (refused) report(refused, refused.message);
  else checkCharacters(text, report);
  if (found.length === 0) {
    parts = isMarkdown ? splitFrontMatter(text, report) : { ...NOTHING, fields: text };
  }
  const { fields, body, bodyLine } = parts;
  for (const [index, line] of isMarkdown ? fields.split('\n').entries() : []) {
    const at = { line: index + 1, column: 1, length: line.length };
    const message = 'a comment here, so no page shows it. Move it below the second ---.';
    if (/^##/.test(line)) diagnostics.push(make(at, [], message, 'warning'));
  }
  const yaml = parseYaml(fields, report);
  if (found.length === 0 && yaml.data === null) {
    report(START, 'the file has no fields. Write them or delete it.');
  }

  type Said = [message: string, severity?: Diagnostic['severity']];
  /** With the value at a path; with the file as a whole where that is empty. */
  const diagnostic = (path: Path, ...said: Said) =>
    make(path.length > 0 ? yaml.locate(path) : START, path, ...said);
  /** In the body; the line is counted from 1 within it. */
  const bodyDiagnostic = ({ line, ...at }: Position, ...said: Said) =>
    make({ line: bodyLine + line - 1, ...at }, [], ...said);
  const values = valuesIn(yaml.data).map(({ text, path }): Text => {
    return { text, path, diagnostic: (message, severity) => diagnostic(path, message, severity) };
  });
  const lines = body.split('\n').map((text, index): Text => {
    const diagnostic: Text['diagnostic'] = (message, severity, part) => {
      const at = { line: index + 1, column: (part?.index ?? 0) + 1, length: part?.length };
      return bodyDiagnostic(at, message, severity);
    };
    return { text, path: ['body'], diagnostic };
  });
  diagnostics.push(...found);
  const isRight = found.length === 0;
  return {
    /** The file as editors see it: "content/cities/boise.md". */
    file,
    /** Undefined when the file cannot be read; its diagnostics are known then. */
    data: isRight ? yaml.data : undefined,
    /** The same with each text changed. */
    changed: (change: (text: string) => string) => (isRight ? yaml.changed(change) : undefined),
    /** Markdown below the front matter; empty for YAML files. */
    body,
    /** Every text of the fields, then every line of the body. */
    texts: [...(isRight ? values : []), ...lines],
    /** With the name of a field. */
    nameDiagnostic: (path: Path, message: string) => make(yaml.locate(path, 'name'), path, message),
    diagnostic,
    bodyDiagnostic,
  };
}

/**
 * A path as editors read it: `["faqs", 2, "answer"]` is "faqs[3].answer"; an entry of a list is known by
 * its line, so a number at the end is left out. With it what the form calls the field, if it is other
 * words: "Nearby cities" for nearbyLocations.
 */
function fieldAt(path: Path, form: FieldSchema | undefined): Pick<Diagnostic, 'field' | 'label'> {
  const named = typeof path.at(-1) === 'number' ? path.slice(0, -1) : path;
  const parts = named.map((part) => (typeof part === 'number' ? `[${part + 1}]` : shown(part)));
  const last = named.reduce<FieldSchema | undefined>(
    (field, part) => (typeof part === 'number' ? field?.items : field?.properties?.[part]),
    form,
  );
  const [name, label] = [`${named.at(-1)}`, last && labelOf(`${named.at(-1)}`, last)];
  const isSame = label?.replaceAll(' ', '').toLowerCase() === name.toLowerCase();
  return { field: parts.join('.').replaceAll('.[', '['), label: isSame ? undefined : label };
}

/** Splits a Markdown file; the fields keep their lines, and the body knows its first. */
function splitFrontMatter(text: string, report: Report) {
  const [first = ''] = text.split('\n', 1);
  if (first.trimEnd() !== '---') {
    const message = `expected --- alone on the first line, found ${quote(first)}. Put --- above the fields and below them.`;
    report({ ...START, length: first.length }, message);
    return NOTHING;
  }
  // The fields are parsed with their places, which gray-matter does not tell.
  const { matter: fields, content: body } = matter(text, { engines: { yaml: () => ({}) } });
  const above = text.slice(0, text.length - body.length).split('\n');
  if (!/^\n---\s*?(?:\n|$)/.test(text.slice('---'.length + fields.length))) {
    const last = above.findLastIndex((line) => /^(\w[\w-]*:|\s+-? ?\S)/.test(line));
    const message =
      'the fields at the top are never closed. Add a line with --- after the last one.';
    report({ line: Math.max(last, 0) + 1, column: 1 }, message);
    return NOTHING;
  }
  return { fields, body, bodyLine: above.length };
}

/** Every text of a value, in the order of the file. */
function valuesIn(value: unknown, path: Path = []): Pick<Text, 'text' | 'path'>[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (Array.isArray(value)) return value.flatMap((item, index) => valuesIn(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => valuesIn(item, [...path, name]));
}
