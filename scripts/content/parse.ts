import type { z } from 'zod';
import type { ProseTree } from '../../model/prose.ts';
import { fieldAt, jsonSchemaOf, labelOf } from '../../model/schemas/json-schema.ts';
import { shortened } from '../../model/text.ts';
import type { KindName } from './collections.ts';
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
import { fileKindOf } from './file-kind.ts';
import { checkCharacters } from './parse/characters.ts';
import { type MarkdownParts, parseFrontMatter } from './parse/front-matter.ts';
import { type MarkdownLink, parseMarkdown } from './parse/markdown.ts';
import { type ParsedYaml, parseYaml } from './parse/yaml.ts';
import type { RawFile } from './raw-file.ts';

const FIRST_LINE: SourcePosition = { line: 1, column: 1 };

/**
 * Parses a file of content, and adds what is wrong to `diagnostics`.
 * @returns undefined where nothing reads the file, or it couldn't be read
 */
export function parseFile(
  { path, text, refused }: RawFile,
  diagnostics: Diagnostic[],
): ParsedFile | undefined {
  const file = `content/${path}`;
  const fileKind = fileKindOf(path);
  if (refused !== undefined || typeof fileKind === 'string') {
    // Where a file could not be read, why says more than where it is.
    const { message, ...position } = refused ?? { message: `${fileKind}`, ...FIRST_LINE };
    diagnostics.push(new Diagnostic('error', file, message, { position }));
    return undefined;
  }

  const found: Diagnostic[] = [];
  const report: Report = (position, message, severity = 'error') =>
    found.push(new Diagnostic(severity, file, message, { position }));
  const parsed = new ParsedFile(file, fileKind, partsOf(path, text, report), report);

  if (errorsIn(found) === 0 && parsed.data === undefined) {
    const advice = 'Write them, or delete the file if no page needs it.';
    report(FIRST_LINE, `the file has no fields. ${advice} ${howToRestore(file)}`);
  }
  diagnostics.push(...found);
  return parsed;
}

/** The parts of a file by its ending, with nothing in them where there is no text, or a forbidden one. */
function partsOf(path: string, text: string, report: Report): MarkdownParts {
  let isRight = text.trim() !== '';
  checkCharacters(text, (...said) => {
    isRight = false;
    report(...said);
  });
  if (isRight && path.endsWith('.md')) return parseFrontMatter(text, report);
  return { fields: isRight ? parseYaml(text, report) : undefined, body: '', bodyLine: 1 };
}

/** A file of content, parsed, that can say where in it a diagnostic is. */
export class ParsedFile {
  /** The file as editors see it: "content/cities/boise.md". */
  readonly file: string;
  readonly kind: KindName;
  /** The name of the file without its ending. */
  readonly slug: string;
  /** The schema of its fields, by which the form of the editor names them. */
  readonly schema: z.ZodType;
  /** The fields; undefined if the file has none, or can't be read, which a diagnostic then says. */
  readonly data: unknown;
  /** Of a file that can't be read the fields beside the one with the error, if they can be. */
  readonly rest: ParsedYaml['rest'];
  /** Markdown below the fields; empty for YAML files. */
  readonly body: string;
  /** That text, without the facts in it. */
  readonly prose: ProseTree;
  /** What the text leads to, and the pictures in it. */
  readonly links: readonly MarkdownLink[];
  /** Every text of the fields, then every line of the body, whose path is ["body", 0]. */
  readonly texts: readonly { text: string; path: FieldPath }[];
  readonly #bodyLine: number;
  readonly #yaml: ParsedYaml | undefined;

  constructor(
    file: string,
    { kind, slug, schema }: Exclude<ReturnType<typeof fileKindOf>, string>,
    { fields, body, bodyLine }: MarkdownParts,
    report: Report,
  ) {
    this.file = file;
    this.kind = kind;
    this.slug = slug;
    this.schema = schema;
    this.data = withoutEmptyFields(fields?.data) ?? undefined;
    this.rest = fields?.rest;
    this.body = body;
    const lines = body.split('\n').map((text, line) => ({ text, path: ['body', line] }));
    this.texts = [...textsIn(fields?.data), ...lines];
    this.#bodyLine = bodyLine;
    this.#yaml = fields;

    const { prose, links } = parseMarkdown(body, ({ line, ...position }, message, severity) =>
      report({ ...position, line: bodyLine + line - 1 }, message, severity),
    );
    this.prose = prose;
    this.links = links;
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
    const name = fieldName(path, this.schema);
    return new Diagnostic(severity, this.file, message, { position, ...name });
  }
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
  schema: z.ZodType,
): Partial<Pick<Diagnostic, 'field' | 'label'>> {
  if (path.length === 0) return {};

  const named = typeof path.at(-1) === 'number' ? path.slice(0, -1) : path;
  const parts = named.map((part) => (typeof part === 'number' ? `[${part + 1}]` : shortened(part)));
  const field = parts.join('.').replaceAll('.[', '[');

  const name = `${named.at(-1)}`;
  const fieldSchema = fieldAt(jsonSchemaOf(schema), named);
  if (fieldSchema === undefined) return { field };

  const label = labelOf(name, fieldSchema);
  const isSame = label.replaceAll(' ', '').toLowerCase() === name.toLowerCase();
  return isSame ? { field } : { field, label };
}

/** Every text of a value, in the order of the file. */
function textsIn(value: unknown, path: FieldPath = []): ParsedFile['texts'][number][] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => textsIn(item, [...path, index]));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => textsIn(item, [...path, name]));
}
