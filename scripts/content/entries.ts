import { z } from 'zod';
import { type AttractionFields, attractionSchema } from '../../model/schemas/city.ts';
import type { PageName, pageSchemas } from '../../model/schemas/page.ts';
import { quote, slugify } from '../../model/text.ts';
import { fillHtml, type Tokens } from '../../model/tokens.ts';
import { businessTokens } from './business-tokens.ts';
import { validate } from './checks/fields.ts';
import {
  type Collection,
  collectionOf,
  hasAll,
  KIND_NAMES,
  type KINDS,
  type KindName,
} from './collections.ts';
import type { Diagnostic, Path } from './diagnostic.ts';
import { type RenderedMarkdown, renderMarkdown } from './parse/markdown.ts';
import type { Source } from './parse/source.ts';
import { checkFacts, fillFields } from './resolve/tokens.ts';
import { nearestSlug } from './slugs.ts';

/** A file whose fields are right in themselves; whether they fit the other files is still open. */
export interface Entry<Fields> extends RenderedMarkdown {
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

/** The files of a site, sorted and validated one by one. */
export interface Files {
  /** Each as it was written, with the collection that it belongs to. */
  sorted: readonly (Collection & { source: Source })[];
  entries: Entries;
  /** The slugs that files of a kind stand for, whether or not the files are right in themselves. */
  known: (kind: KindName) => ReadonlySet<string>;
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
    if (typeof collection !== 'string') return [{ ...collection, source }];
    diagnostics.push(source.fileDiagnostic(collection));
    const name = path.replace(/^.*\//, '').replace(/\.\w+$/, '');
    strays.add(nearestSlug(name) ?? slugify(name));
    return [];
  });
  const groups = Object.fromEntries(KIND_NAMES.map((kind) => [kind, new Map()]));
  if (!hasAll<Groups>(groups, KIND_NAMES)) throw new Error('A kind has no group.');
  const entries: Entries = { ...groups, page: {} };
  // The facts first, which the others take.
  const rank = ({ kind }: Collection) => (kind === 'business' ? 0 : 1);
  for (const { kind, slug, schema, source } of sorted.toSorted((a, b) => rank(a) - rank(b))) {
    const own = entries.business.get('business')?.fields;
    const facts = own && businessTokens(own);
    const filled = facts ? fillFields(source, facts, diagnostics) : source;
    const entry =
      kind === 'attractions'
        ? readAttractions(filled, diagnostics)
        : read(schema, filled, diagnostics, facts);
    if (kind === 'business') diagnostics.push(...checkFacts(source));
    if (entry === undefined) continue;
    if (kind === 'page') {
      Object.assign(entries.page, { [slug]: entry });
    } else {
      const group: Map<string, Entry<unknown>> = entries[kind];
      group.set(slug, entry);
    }
  }
  const known = (wanted: KindName) =>
    new Set(sorted.flatMap(({ kind, slug }) => (kind === wanted ? [slug] : [])));
  return { sorted, entries, known, strays };
}

function read<Fields>(
  schema: z.ZodType<Fields>,
  source: Source,
  diagnostics: Diagnostic[],
  facts: Tokens = {},
): Entry<Fields> | undefined {
  if (source.data === undefined) return undefined;
  const fields = validate(schema, source.data, source, diagnostics);
  if (fields === undefined) return undefined;
  const text = renderMarkdown(source.body, (...said) => {
    diagnostics.push(source.bodyDiagnostic(...said));
  });
  return { source, fields, ...text, html: fillHtml(text.html, facts) };
}

/** A file of attractions before its entries are looked at, which may be only texts. */
const listSchema = z.strictObject({ attractions: z.array(z.unknown()).default([]) });

/** Reads a city's attractions, and counts them. One that is only a text is left out with a warning. */
function readAttractions(source: Source, diagnostics: Diagnostic[]) {
  if (Array.isArray(source.data)) {
    diagnostics.push(source.fileDiagnostic('the list has no name. Write "attractions:" above it.'));
    return undefined;
  }
  const file = read(listSchema, source, diagnostics);
  if (file === undefined) return undefined;
  const list = file.fields.attractions;
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
    const message =
      count === 0
        ? `no attractions, so the page shows general places. Add ${min} to ${max}.`
        : `${count} attractions. A city's page reads best with ${min} to ${max}.`;
    diagnostics.push(source.diagnostic(['attractions'], message, 'warning'));
  }
  return { ...file, fields: { attractions } };
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
