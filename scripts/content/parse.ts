import type { z } from 'zod';
import type { ProseTree } from '../../model/prose.ts';
import { fieldAt, jsonSchemaOf, labelOf } from '../../model/schemas/json-schema.ts';
import {
  Diagnostic,
  type FieldPath,
  howToRestore,
  type Report,
  type Severity,
  type SourcePosition,
  shortened,
  type TextPart,
} from './diagnostic.ts';
import { type FileKind, fileKindOf, isRequired, nearestSlug } from './file-kind.ts';
import { checkCharacters } from './parse/characters.ts';
import { type MarkdownParts, parseFrontMatter } from './parse/front-matter.ts';
import { type MarkdownLink, parseMarkdown } from './parse/markdown.ts';
import { parseYaml } from './parse/yaml.ts';
import { isPictureFile, type RawFile } from './read.ts';

/** A file of content, parsed. */
export interface ParsedFile extends FileKind {
  source: Source;
  /** The text below the fields, without the facts in it. */
  prose: ProseTree;
  /** What the text leads to, and the pictures in it. */
  links: readonly MarkdownLink[];
}

/** The files of a folder that some kind of content has, and the names of those that none has. */
interface ParsedFiles {
  files: readonly ParsedFile[];
  /**
   * What the others were most likely named for. Whoever names one of them has made no mistake of his
   * own.
   */
  strays: ReadonlySet<string>;
}

/** Parses every file but pictures; what can't be parsed, and what no kind has, is reported. */
export function parseFiles(rawFiles: readonly RawFile[], diagnostics: Diagnostic[]): ParsedFiles {
  const files: ParsedFile[] = [];
  const strays = new Set<string>();

  for (const rawFile of rawFiles) {
    if (isPictureFile(rawFile)) continue;

    const fileKind = fileKindOf(rawFile.path);
    if (!('message' in fileKind)) {
      files.push(parseFile(rawFile, fileKind, diagnostics));
      continue;
    }
    const position = FIRST_LINE;
    const reason = rawFile.refused?.message ?? fileKind.message;
    diagnostics.push(new Diagnostic('error', `content/${rawFile.path}`, reason, { position }));
    const name = rawFile.path.replace(/^.*\/|(?:\.\w+)+$/g, '');
    strays.add(nearestSlug(name) ?? name);
  }
  return { files, strays };
}

/** Parses the fields of a file, and the text below them. */
function parseFile(rawFile: RawFile, fileKind: FileKind, diagnostics: Diagnostic[]): ParsedFile {
  const source = parseSource(rawFile, diagnostics, fileKind.schema);
  const body = parseMarkdown(source.body, (position, message, severity) => {
    diagnostics.push(source.bodyDiagnostic(position, message, severity));
  });
  return { ...fileKind, source, ...body };
}

/** One file of content, parsed, that can say where in it a diagnostic stands. */
export interface Source {
  /** The file as editors see it: "content/cities/boise.md". */
  file: string;
  /** The fields; undefined when the file cannot be read, of which there is a diagnostic then. */
  data: unknown;
  /** Markdown below the fields; empty for YAML files. */
  body: string;
  /** Every text of the fields, then every line of the body. */
  texts: readonly SourceText[];
  /** A diagnostic with the value of a field; with the file as a whole where the path is empty. */
  diagnostic(path: FieldPath, message: string, severity?: Severity): Diagnostic;
  /** A diagnostic with the name of a field. */
  nameDiagnostic(path: FieldPath, message: string): Diagnostic;
  /** A diagnostic in the body, whose lines are counted from 1. */
  bodyDiagnostic(position: SourcePosition, message: string, severity?: Severity): Diagnostic;
}

/** A text of a file, as it was written. */
export interface SourceText {
  text: string;
  /** The field; ["body"] for each line below the fields. */
  path: FieldPath;
  /** A diagnostic with the text, or with the part of it that is meant. */
  diagnostic(message: string, severity?: Severity, part?: TextPart): Diagnostic;
}

const FIRST_LINE: SourcePosition = { line: 1, column: 1 };

/**
 * Parses a file by its ending; what cannot be parsed is added to `diagnostics`.
 * @param schema by which the form of the editor names the fields
 */
export function parseSource(
  { path, text, refused }: RawFile,
  diagnostics: Diagnostic[],
  schema?: z.ZodType,
): Source {
  const file = `content/${path}`;
  const isMarkdown = path.endsWith('.md');

  const diagnosticAt = (
    position: SourcePosition,
    field: FieldPath,
    message: string,
    severity: Severity = 'error',
  ): Diagnostic =>
    new Diagnostic(severity, file, message, { position, ...fieldName(field, schema) });

  // What keeps the file from being read.
  const errors: Diagnostic[] = [];
  const report: Report = (position, message) => errors.push(diagnosticAt(position, [], message));

  if (refused !== undefined) report(refused, refused.message);
  else if (text.trim() === '') report(FIRST_LINE, emptyMessage(path, 'the file is empty'));
  else checkCharacters(text, report);

  let parts: MarkdownParts = { fields: undefined, body: '', bodyLine: 1 };
  if (errors.length === 0) {
    parts = isMarkdown
      ? parseFrontMatter(text, report)
      : { ...parts, fields: parseYaml(text, report) };
  }
  const { body, bodyLine } = parts;
  const yaml = parts.fields ?? parseYaml('', report);

  if (errors.length === 0 && yaml.data === null) {
    report(FIRST_LINE, emptyMessage(path, 'the file has no fields'));
  }
  const isReadable = errors.length === 0;
  diagnostics.push(...errors);

  const ofFields = isMarkdown ? text.split('\n').slice(0, bodyLine - 1) : [];
  for (const [index, line] of ofFields.entries()) {
    if (!line.startsWith('##')) continue;
    const position = { line: index + 1, column: 1, length: line.length };
    const message = 'a comment here, so no page shows it. Move it below the second ---.';
    diagnostics.push(diagnosticAt(position, [], message, 'warning'));
  }

  const diagnostic: Source['diagnostic'] = (fieldPath, message, severity) => {
    const position = fieldPath.length > 0 ? yaml.locate(fieldPath) : FIRST_LINE;
    return diagnosticAt(position, fieldPath, message, severity);
  };
  const bodyDiagnostic: Source['bodyDiagnostic'] = (position, message, severity) =>
    diagnosticAt({ ...position, line: bodyLine + position.line - 1 }, [], message, severity);

  const valueTexts = valuesIn(isReadable ? yaml.data : undefined).map((value): SourceText => {
    return {
      ...value,
      diagnostic: (message, severity, part) => {
        const position = part && yaml.locatePart(value.path, value.text, part);
        return position
          ? diagnosticAt(position, value.path, message, severity)
          : diagnostic(value.path, message, severity);
      },
    };
  });
  const bodyTexts = body.split('\n').map((line, index): SourceText => {
    return {
      text: line,
      path: ['body'],
      diagnostic: (message, severity, part) => {
        const position = { line: index + 1, column: (part?.index ?? 0) + 1, length: part?.length };
        return bodyDiagnostic(position, message, severity);
      },
    };
  });

  return {
    file,
    data: isReadable ? withoutEmptyGroups(yaml.data) : undefined,
    body,
    texts: [...valueTexts, ...bodyTexts],
    diagnostic,
    nameDiagnostic: (fieldPath, message) =>
      diagnosticAt(yaml.locate(fieldPath, 'name'), fieldPath, message),
    bodyDiagnostic,
  };
}

/** The form writes a group that nobody has filled in as one without fields: it is not there. */
function withoutEmptyGroups(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmptyGroups);
  if (typeof value !== 'object' || value === null) return value;

  const isEmptyGroup = (field: unknown) => JSON.stringify(field) === '{}';
  const fields = Object.entries(value).map(([name, field]) => [name, withoutEmptyGroups(field)]);
  return Object.fromEntries(fields.filter(([, field]) => !isEmptyGroup(field)));
}

/** What is said of a file without fields: one that every site needs was not meant to lose them. */
function emptyMessage(path: string, what: string): string {
  if (!isRequired(path)) return `${what}. Write its fields, or delete the file.`;

  const howTo = howToRestore(`content/${path}`);
  return `${what}, and every site needs what was in it. ${howTo}`;
}

/**
 * A field as editors read it: `["faqs", 2, "answer"]` is "faqs[3].answer". An entry of a list is known
 * by its line, so a number at the end is left out. The label is what the form calls the field, if it
 * is other words: "Nearby cities" for nearbyLocations.
 */
function fieldName(
  path: FieldPath,
  schema: z.ZodType | undefined,
): Partial<Pick<Diagnostic, 'field' | 'label'>> {
  if (path.length === 0) return {};

  const named = typeof path.at(-1) === 'number' ? path.slice(0, -1) : path;
  const parts = named.map((part) => (typeof part === 'number' ? `[${part + 1}]` : shortened(part)));
  const field = parts.join('.').replaceAll('.[', '[');

  const name = `${named.at(-1)}`;
  const fieldSchema = schema && fieldAt(jsonSchemaOf(schema), named);
  if (fieldSchema === undefined) return { field };

  const label = labelOf(name, fieldSchema);
  const isSame = label.replaceAll(' ', '').toLowerCase() === name.toLowerCase();
  return isSame ? { field } : { field, label };
}

/** Every text of a value, in the order of the file. */
function valuesIn(value: unknown, path: FieldPath = []): Pick<SourceText, 'text' | 'path'>[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => valuesIn(item, [...path, index]));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => valuesIn(item, [...path, name]));
}
