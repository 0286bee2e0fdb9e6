import { z } from 'zod';
import { fillProse } from '../../model/prose.ts';
import { type AttractionFields, attractionSchema } from '../../model/schemas/city.ts';
import type { PageName, pageSchemas } from '../../model/schemas/page.ts';
import { slugify } from '../../model/text.ts';
import { validate } from './checks/fields.ts';
import {
  type Collection,
  collectionOf,
  hasAll,
  KIND_NAMES,
  type KINDS,
  type KindName,
  nearestSlug,
} from './collections.ts';
import { type Diagnostic, type Path, quote } from './diagnostic.ts';
import { type ParsedMarkdown, parseMarkdown } from './parse/markdown.ts';
import { parseSource, type Source } from './parse/source.ts';
import { isPictureFile, type RawFile } from './read.ts';
import { businessTokens, checkFacts, fillFields } from './resolve/tokens.ts';

/** A file whose own fields are valid; whether they fit the other files is still open. */
interface Entry<Fields> extends ParsedMarkdown {
  source: Source;
  fields: Fields;
}

/** What a file of each kind holds; a page's fields are those of its name. */
type Fields = {
  [Kind in Exclude<KindName, 'page' | 'attractions'>]: z.infer<(typeof KINDS)[Kind]['schema']>;
} & {
  /** One that is left out is undefined, so that the others keep their places. */
  attractions: { attractions: (AttractionFields | undefined)[] };
};

/** The files of each kind by their slugs. */
type Groups = { [Kind in keyof Fields]: Map<string, Entry<Fields[Kind]>> };

export interface Entries extends Groups {
  page: { [Name in PageName]?: Entry<z.infer<(typeof pageSchemas)[Name]>> };
}

/** The files of a site, validated one by one: what the checks look at. */
export type Site = ReturnType<typeof readEntries>;

/**
 * Sorts files into their collections, checks each against its schema and parses its Markdown.
 * Without the facts of a business.yaml that is right itself, no facts are filled in.
 */
export function readEntries(raw: readonly RawFile[], diagnostics: Diagnostic[]) {
  const strays = new Set<string>();
  const sorted = raw.flatMap((file) => {
    if (isPictureFile(file)) return [];
    const collection = collectionOf(file.path);
    if (typeof collection !== 'string') {
      return [{ ...collection, source: parseSource(file, diagnostics, collection.schema) }];
    }
    const at = { file: `content/${file.path}`, line: 1, column: 1 };
    diagnostics.push({ severity: 'error', ...at, message: collection });
    const name = file.path.replace(/^.*\/|\.\w+$/g, '');
    strays.add(nearestSlug(name) ?? slugify(name));
    return [];
  });
  const groups = Object.fromEntries(KIND_NAMES.map((kind) => [kind, new Map()]));
  if (!hasAll<Groups>(groups, KIND_NAMES)) throw new Error('A kind has no group.');
  const entries: Entries = { ...groups, page: {} };
  // The facts first, which the others take.
  const rank = ({ kind }: Collection) => (kind === 'business' ? 0 : 1);
  for (const file of sorted.toSorted((a, b) => rank(a) - rank(b))) {
    const { kind, slug, schema, source } = file;
    const own = entries.business.get('business')?.fields;
    const facts = own && businessTokens(own);
    const data = facts ? fillFields(source, file, facts, diagnostics) : source.data;
    if (kind === 'business') diagnostics.push(...checkFacts(source));
    if (data === undefined) continue;
    const fields =
      kind === 'attractions'
        ? readAttractions(data, source, diagnostics)
        : validate(schema, data, source, diagnostics);
    if (fields === undefined) continue;
    const text = parseMarkdown(source.body, (...said) => {
      diagnostics.push(source.bodyDiagnostic(...said));
    });
    const entry = { source, fields, ...text, prose: fillProse(text.prose, facts ?? {}) };
    if (kind === 'page') {
      Object.assign(entries.page, { [slug]: entry });
    } else {
      const group: Map<string, Entry<unknown>> = entries[kind];
      group.set(slug, entry);
    }
  }
  // The slugs that files of a kind stand for, whether or not the files are right in themselves; with
  // them those of files that stand where nothing reads them, which is told once, there.
  const known = (wanted: KindName) =>
    new Set([...sorted.flatMap(({ kind, slug }) => (kind === wanted ? slug : [])), ...strays]);
  return { raw, sorted, entries, known };
}

/** A file of attractions before its entries are looked at, which may be only texts. */
const listSchema = z.strictObject({ attractions: z.array(z.unknown()).default([]) });

/** Reads a city's attractions, and counts them. One that is only a text is left out with a warning. */
function readAttractions(data: unknown, source: Source, diagnostics: Diagnostic[]) {
  const list = validate(listSchema, data, source, diagnostics)?.attractions;
  if (list === undefined) return undefined;
  const attractions = list.map((entry, index) => {
    const path = ['attractions', index];
    if (typeof entry !== 'string') {
      return validate(attractionSchema, entry, source, diagnostics, path);
    }
    const message = `${quote(entry)} is left out, because it's only text. Give it a name and a description.`;
    diagnostics.push(source.diagnostic(path, message, 'warning'));
    return undefined;
  });
  const [min, max] = [3, 5];
  const count = list.filter((entry) => typeof entry !== 'string').length;
  if (count < min || count > max) {
    const message = `${count} here. A city's page reads best with ${min} to ${max}; without any it shows general places.`;
    diagnostics.push(source.diagnostic(['attractions'], message, 'warning'));
  }
  return { attractions };
}

/** Every file that has a text below its fields. */
export function textEntries({ page, service, city }: Entries) {
  return [...Object.values(page), ...service.values(), ...city.values()];
}

/** Every attraction, with the way to each of its fields, and its slug: its own, else of its name. */
export function attractionEntries({ attractions }: Entries) {
  return [...attractions].flatMap(([city, { source, fields: list }]) =>
    list.attractions.flatMap((fields, index) => {
      const path = (field: keyof AttractionFields): Path => ['attractions', index, field];
      const slug = fields?.slug ?? slugify(fields?.name ?? '');
      return fields ? [{ city, source, fields, slug, path }] : [];
    }),
  );
}

/** A value of a file as text, and where it stands. */
export interface Value {
  value: string;
  source: Source;
  path: Path;
}

/** What a field, or a field within a field, holds in each entry of a group; each item of a list alone. */
export function valuesOf(
  entries: { values: () => Iterable<Entry<unknown> | undefined> },
  ...names: string[]
): Value[] {
  const valuesAt = (source: Source, value: unknown, path: Path, depth: number): Value[] => {
    if (Array.isArray(value)) {
      return value.flatMap((item, index) => valuesAt(source, item, [...path, index], depth));
    }
    const name = names[depth];
    if (name === undefined) return value === undefined ? [] : [{ value: `${value}`, source, path }];
    if (typeof value !== 'object' || value === null) return [];
    return valuesAt(source, Reflect.get(value, name), [...path, name], depth + 1);
  };
  return [...entries.values()].flatMap((entry) =>
    entry ? valuesAt(entry.source, entry.fields, [], 0) : [],
  );
}

/** Says of values, each where it stands, what a rule says of them. */
export function tell(
  values: readonly Value[],
  severity: Diagnostic['severity'],
  rule: (one: Value) => string | false | undefined,
): Diagnostic[] {
  return values.flatMap((one) => {
    const message = rule(one);
    return message ? [one.source.diagnostic(one.path, message, severity)] : [];
  });
}
