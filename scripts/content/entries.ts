import { z } from 'zod';
import {
  type AttractionFields,
  attractionSchema,
  USUAL_ATTRACTIONS,
} from '../../model/schemas/attraction.ts';
import { type PageName, pageSchemas } from '../../model/schemas/page.ts';
import { quote, slugify } from '../../model/text.ts';
import { businessTokens } from './business-tokens.ts';
import { validate } from './checks/fields.ts';
import {
  type Collection,
  collectionOf,
  isPageName,
  misnamed,
  misplaced,
  schemas,
} from './collections.ts';
import type { Diagnostic, Path } from './diagnostic.ts';
import { type RenderedMarkdown, renderMarkdown } from './parse/markdown.ts';
import type { Source } from './parse/source.ts';
import { fillSource } from './resolve/tokens.ts';
import { nearestSlug } from './slugs.ts';

/** A file whose fields are right in themselves; whether they fit the other files is still open. */
export interface Entry<Fields> {
  source: Source;
  fields: Fields;
}

/** A file with the text below its fields rendered. */
export type TextEntry<Fields> = Entry<Fields> & Omit<RenderedMarkdown, 'diagnostics'>;

/** What a file of each kind holds. */
type Fields = { [Kind in keyof typeof schemas]: z.infer<(typeof schemas)[Kind]> };
const SCHEMAS: { [Kind in keyof Fields]: z.ZodType<Fields[Kind]> } = schemas;

/** The files of each kind by their slugs. */
type ByKind = { [Kind in keyof Fields]: Map<string, TextEntry<Fields[Kind]>> };

export interface Entries extends ByKind {
  page: { [Name in PageName]?: TextEntry<z.infer<(typeof pageSchemas)[Name]>> };
  /** An attraction that is left out is undefined, so that the others keep their places. */
  attractions: Map<string, Entry<{ attractions: (AttractionFields | undefined)[] }>>;
}

/** The files of a site, sorted and validated one by one. */
export interface Files {
  /** Each as it was written, with the collection that it belongs to. */
  sorted: readonly (Collection & { source: Source })[];
  entries: Entries;
  /** The slugs that files of a kind stand for, whether or not the files are right in themselves. */
  known: (kind: Collection['kind']) => ReadonlySet<string>;
  /** Slugs of files that stand where nothing reads them; that is told once, of these files alone. */
  strays: ReadonlySet<string>;
}

/**
 * Sorts files into their collections, checks each against its schema and renders its Markdown.
 * Without the facts of a business.yaml that is right itself, no facts are filled in.
 */
export function readEntries(sources: readonly Source[], diagnostics: Diagnostic[]): Files {
  const strays = new Set<string>();
  const sorted = sources.flatMap((source) => {
    const path = source.file.slice('content/'.length);
    const collection = collectionOf(path);
    const message = collection === undefined ? misplaced(path) : misnamed(path);
    if (collection !== undefined && message === undefined) return [{ ...collection, source }];
    if (message !== undefined) diagnostics.push(source.fileDiagnostic(message));
    const name = path.replace(/^.*\//, '').replace(/\.\w+$/, '');
    strays.add(nearestSlug(name) ?? slugify(name));
    return [];
  });
  const entries: Entries = {
    business: new Map(),
    documents: new Map(),
    testimonials: new Map(),
    redirects: new Map(),
    page: {},
    service: new Map(),
    faqs: new Map(),
    city: new Map(),
    attractions: new Map(),
  };
  const groups: ByKind = entries;
  /** Puts the entry of a file where it belongs; one with errors goes nowhere. */
  const keep = <Kind extends keyof Fields>(kind: Kind, slug: string, source: Source) => {
    const entry = read(SCHEMAS[kind], source, diagnostics);
    if (entry) groups[kind].set(slug, entry);
  };
  const business = sorted.find(({ kind }) => kind === 'business');
  if (business) keep('business', business.slug, business.source);
  const facts = entries.business.get('business')?.fields;
  const tokens = facts && businessTokens(facts);
  for (const { source, kind, slug } of sorted) {
    const filled = fillSource(source, tokens, diagnostics);
    if (filled.data === undefined || kind === 'business') continue;
    if (kind === 'attractions') {
      const entry = readAttractions(filled, diagnostics);
      if (entry) entries.attractions.set(slug, entry);
    } else if (kind !== 'page') {
      keep(kind, slug, filled);
    } else if (isPageName(slug)) {
      const schema: z.ZodType<object> = pageSchemas[slug];
      const page = read(schema, filled, diagnostics);
      if (page) Object.assign(entries.page, { [slug]: page });
    }
  }
  const known = (wanted: Collection['kind']) =>
    new Set(sorted.flatMap(({ kind, slug }) => (kind === wanted ? [slug] : [])));
  return { sorted, entries, known, strays };
}

function read<Fields>(
  schema: z.ZodType<Fields>,
  source: Source,
  diagnostics: Diagnostic[],
): TextEntry<Fields> | undefined {
  if (source.data === undefined) return undefined;
  const fields = validate(schema, source.data, source, diagnostics);
  if (fields === undefined) return undefined;
  const { diagnostics: found, ...text } = renderMarkdown(source.body);
  for (const { at, message, severity } of found) {
    diagnostics.push(source.bodyDiagnostic(at, message, severity));
  }
  return { source, fields, ...text };
}

/** A file of attractions before its entries are looked at, which may be only texts. */
const listSchema = z.strictObject({ attractions: z.array(z.unknown()).default([]) });

/** Reads a city's attractions, and counts them. One that is only a text is left out with a warning. */
function readAttractions(source: Source, diagnostics: Diagnostic[]) {
  if (Array.isArray(source.data)) {
    diagnostics.push(source.fileDiagnostic('the list has no name. Write "attractions:" above it.'));
    return undefined;
  }
  const list = read(listSchema, source, diagnostics)?.fields.attractions;
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
  const { min, max } = USUAL_ATTRACTIONS;
  const count = list.filter((entry) => typeof entry !== 'string').length;
  if (count < min || count > max) {
    const message =
      count === 0
        ? `no attractions, so the page shows general places. Add ${min} to ${max}.`
        : `${count} attractions. A city's page reads best with ${min} to ${max}.`;
    diagnostics.push(source.diagnostic(['attractions'], message, 'warning'));
  }
  return { source, fields: { attractions } };
}

/** Every file that has a text below its fields. */
export function textEntries({ page, service, city }: Entries) {
  return [...Object.values(page), ...service.values(), ...city.values()];
}

/** Every attraction, with the way to each of its fields. */
export function attractionEntries({ attractions }: Entries) {
  return [...attractions].flatMap(([city, { source, fields: list }]) =>
    list.attractions.flatMap((fields, index) => {
      const path = (field: keyof AttractionFields): Path => ['attractions', index, field];
      return fields === undefined ? [] : [{ city, source, fields, path }];
    }),
  );
}

/** The slug of an attraction: its own, else made from its name. */
export function attractionSlug({ slug, name }: AttractionFields): string {
  return slug ?? slugify(name);
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
  return [...entries.values()].flatMap((entry) =>
    entry ? valuesAt(entry.fields, names).map((at) => ({ ...at, source: entry.source })) : [],
  );
}

function valuesAt(
  value: unknown,
  names: readonly string[],
  path: Path = [],
): Omit<Value, 'source'>[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => valuesAt(item, names, [...path, index]));
  }
  const [name, ...rest] = names;
  if (name === undefined) return value === undefined ? [] : [{ value: `${value}`, path }];
  if (typeof value !== 'object' || value === null) return [];
  return valuesAt(Reflect.get(value, name), rest, [...path, name]);
}
