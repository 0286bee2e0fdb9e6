import type { z } from 'zod';
import type { ProseTree } from '../../model/prose.ts';
import { fieldAt, jsonSchemaOf, labelOf } from '../../model/schemas/json-schema.ts';
import { shortened } from '../../model/text.ts';
import {
  Diagnostic,
  errorsIn,
  type FieldPath,
  howToRestore,
  type Report,
  type Severity,
  type SourcePosition,
  type TextPart,
} from './diagnostic.ts';
import { type FileKind, fileKindOf, REQUIRED_FILES } from './file-kind.ts';
import { checkCharacters } from './parse/characters.ts';
import { type MarkdownParts, parseFrontMatter } from './parse/front-matter.ts';
import { type MarkdownLink, parseMarkdown } from './parse/markdown.ts';
import { type ParsedYaml, parseYaml } from './parse/yaml.ts';
import { isPictureFile, type RawFile } from './raw-file.ts';

/** A file of content, parsed. */
export interface ParsedFile extends FileKind {
  source: Source;
  /** The text below the fields, without the facts in it. */
  prose: ProseTree;
  /** What the text leads to, and the pictures in it. */
  links: readonly MarkdownLink[];
}

/** Parses every file but pictures; reports what can't be parsed, what no kind has, and what is missing. */
export function parseFiles(
  rawFiles: readonly RawFile[],
  diagnostics: Diagnostic[],
): readonly ParsedFile[] {
  const missing = REQUIRED_FILES.filter((path) => rawFiles.every((file) => file.path !== path));
  for (const file of missing.map((path) => `content/${path}`)) {
    const message = `missing, and every site needs this file. If it has another name now, rename it. ${howToRestore(file)}`;
    diagnostics.push(new Diagnostic('error', file, message));
  }

  return rawFiles
    .filter((rawFile) => !isPictureFile(rawFile))
    .flatMap((rawFile): ParsedFile[] => {
      const fileKind = fileKindOf(rawFile.path);
      if (typeof fileKind !== 'string') return [parseFile(rawFile, fileKind, diagnostics)];

      // Where a file could not be read, why says more than where it is.
      const { message, ...position } = rawFile.refused ?? { message: fileKind, ...FIRST_LINE };
      diagnostics.push(new Diagnostic('error', `content/${rawFile.path}`, message, { position }));
      return [];
    });
}

/** A file as it was parsed last, with what was said of it. */
interface Parsed {
  rawFile: RawFile;
  file: ParsedFile;
  diagnostics: readonly Diagnostic[];
}

/** By path: whoever edits one file waits for that one alone. */
const parsedBefore = new Map<string, Parsed>();

/** Parses the fields of a file, and the text below them, unless it was parsed before as it is now. */
function parseFile(rawFile: RawFile, fileKind: FileKind, diagnostics: Diagnostic[]): ParsedFile {
  const { path, text, refused } = rawFile;
  const before = parsedBefore.get(path);
  const isSame = before?.rawFile.text === text && before.rawFile.refused === refused;
  const parsed = before && isSame ? before : parseSafely(rawFile, fileKind);

  parsedBefore.set(path, parsed);
  diagnostics.push(...parsed.diagnostics);
  return parsed.file;
}

/** Parses a file; of one that a parser fails at, such as one nested too deeply, nothing is left but its name. */
function parseSafely(rawFile: RawFile, fileKind: FileKind): Parsed {
  try {
    return parseAnew(rawFile, fileKind);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const message = `this file can't be read (${why}). Take out what got in by mistake. ${howToRestore(`content/${rawFile.path}`)}`;
    const refused = { ...FIRST_LINE, message };
    return { ...parseAnew({ ...rawFile, text: '', refused }, fileKind), rawFile };
  }
}

function parseAnew(rawFile: RawFile, fileKind: FileKind): Parsed {
  const diagnostics: Diagnostic[] = [];
  const source = parseSource(rawFile, diagnostics, fileKind.schema);
  const body = parseMarkdown(source.body, (position, message, severity) => {
    diagnostics.push(source.bodyDiagnostic(position, message, severity));
  });
  return { rawFile, file: { ...fileKind, source, ...body }, diagnostics };
}

const FIRST_LINE: SourcePosition = { line: 1, column: 1 };

/** One file of content, parsed, that can say where in it a diagnostic is. */
export class Source {
  /** The file as editors see it: "content/cities/boise.md". */
  readonly file: string;
  /** The fields; undefined if the file can't be read, which a diagnostic then says. */
  readonly data: unknown;
  /** Of a file that can't be read the fields beside the one with the error, if they can be. */
  readonly rest: ParsedYaml['rest'];
  /** Markdown below the fields; empty for YAML files. */
  readonly body: string;
  /** Every text of the fields, then every line of the body, whose path is ["body", 0]. */
  readonly texts: readonly { text: string; path: FieldPath }[];
  readonly #bodyLine: number;
  readonly #yaml: ParsedYaml | undefined;
  readonly #schema: z.ZodType | undefined;

  constructor(file: string, { fields, body, bodyLine }: MarkdownParts, schema?: z.ZodType) {
    this.file = file;
    this.data = withoutEmptyFields(fields?.data);
    this.rest = fields?.rest;
    this.body = body;
    const lines = body.split('\n').map((text, line) => ({ text, path: ['body', line] }));
    this.texts = [...textsIn(fields?.data), ...lines];
    this.#bodyLine = bodyLine;
    this.#yaml = fields;
    this.#schema = schema;
  }

  /** A diagnostic about the value at a path or a part of it; an empty path means the whole file. */
  diagnostic(
    path: FieldPath,
    message: string,
    severity: Severity = 'error',
    part?: TextPart,
  ): Diagnostic {
    const [first, line = 0] = path;
    if (first === 'body') {
      const column = (part?.index ?? 0) + 1;
      const position = { line: Number(line) + 1, column, length: part?.length };
      return this.bodyDiagnostic(position, message, severity);
    }
    const ofPart = part && this.#yaml?.locatePart(path, part);
    const ofValue = path.length > 0 ? this.#yaml?.locate(path) : undefined;
    return this.#at(ofPart ?? ofValue ?? FIRST_LINE, message, severity, path);
  }

  /** A diagnostic with the name of a field. */
  nameDiagnostic(path: FieldPath, message: string): Diagnostic {
    return this.#at(this.#yaml?.locate(path, 'name') ?? FIRST_LINE, message, 'error', path);
  }

  /** A diagnostic in the body, whose lines are counted from 1. */
  bodyDiagnostic(position: SourcePosition, message: string, severity?: Severity): Diagnostic {
    return this.#at({ ...position, line: this.#bodyLine + position.line - 1 }, message, severity);
  }

  #at(
    position: SourcePosition,
    message: string,
    severity: Severity = 'error',
    path: FieldPath = [],
  ): Diagnostic {
    const name = fieldName(path, this.#schema);
    return new Diagnostic(severity, this.file, message, { position, ...name });
  }
}

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
  const found: Diagnostic[] = [];
  const report: Report = (position, message, severity = 'error') =>
    found.push(new Diagnostic(severity, file, message, { position }));

  if (refused !== undefined) report(refused, refused.message);
  else checkCharacters(text, report);

  const isEmpty = text.trim() === '';
  const nothing: MarkdownParts = { fields: undefined, body: '', bodyLine: 1 };
  let parts = nothing;
  if (errorsIn(found) === 0 && !isEmpty) {
    const isMarkdown = path.endsWith('.md');
    parts = isMarkdown
      ? parseFrontMatter(text, report)
      : { ...nothing, fields: parseYaml(text, report) };
  }
  const hasFields = parts.fields !== undefined && parts.fields.data !== null;
  if (errorsIn(found) === 0 && !hasFields) {
    const advice = 'Write them, or delete the file if no page needs it.';
    report(FIRST_LINE, `the file has no fields. ${advice} ${howToRestore(file)}`);
  }

  diagnostics.push(...found);
  return new Source(file, hasFields ? parts : { ...parts, fields: undefined }, schema);
}

/**
 * A field without a value is left out, and so is a group without fields: the form writes them for what
 * nobody has filled in.
 */
function withoutEmptyFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmptyFields);
  if (typeof value !== 'object' || value === null) return value;

  const isFilled = (field: unknown) => !['null', '{}'].includes(JSON.stringify(field));
  const fields = Object.entries(value).map(([name, field]) => [name, withoutEmptyFields(field)]);
  return Object.fromEntries(fields.filter(([, field]) => isFilled(field)));
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
function textsIn(value: unknown, path: FieldPath = []): Source['texts'][number][] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => textsIn(item, [...path, index]));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => textsIn(item, [...path, name]));
}
