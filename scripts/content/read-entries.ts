import { z } from 'zod';
import { quote } from '../../model/quote.ts';
import { attractionSchema, USUAL_ATTRACTIONS } from '../../model/schemas/attraction.ts';
import { pageSchemas } from '../../model/schemas/page.ts';
import { nearestSlug, slugify } from '../../model/slug.ts';
import { businessTokens } from '../../model/tokens.ts';
import { validate } from './checks/fields.ts';
import {
  type Collection,
  collectionOf,
  isPageName,
  misnamed,
  misplaced,
  schemas,
} from './collections.ts';
import type { Diagnostic } from './diagnostic.ts';
import type { Entries, Entry, TextEntry } from './entries.ts';
import { renderMarkdown } from './parse/markdown.ts';
import type { Source } from './parse/source.ts';
import { fillSource } from './resolve/tokens.ts';

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
    pages: {},
    services: new Map(),
    faqs: new Map(),
    cities: new Map(),
    attractions: new Map(),
  };
  const business = sorted.find(({ kind }) => kind === 'business')?.source;
  entries.business = business && read(schemas.business, business, diagnostics);
  const tokens = entries.business && businessTokens(entries.business.fields);
  for (const { source, kind, slug } of sorted) {
    keep(entries, fillSource(source, tokens, diagnostics), { kind, slug }, diagnostics);
  }
  const known = (wanted: Collection['kind']) =>
    new Set(sorted.flatMap(({ kind, slug }) => (kind === wanted ? [slug] : [])));
  return { sorted, entries, known, strays };
}

/** Checks a file as its kind asks and puts its entry where it belongs; one with errors goes nowhere. */
function keep(
  entries: Entries,
  source: Source,
  { kind, slug }: Collection,
  diagnostics: Diagnostic[],
): void {
  switch (kind) {
    case 'business':
      break;
    case 'documents':
      entries.documents = read(schemas.documents, source, diagnostics);
      break;
    case 'testimonials':
      entries.testimonials = read(schemas.testimonials, source, diagnostics);
      break;
    case 'redirects':
      entries.redirects = read(schemas.redirects, source, diagnostics);
      break;
    case 'page': {
      const page = isPageName(slug) && readText(pageSchemas[slug], source, diagnostics);
      if (page) Object.assign(entries.pages, { [slug]: page });
      break;
    }
    case 'service':
      put(entries.services, slug, readText(schemas.service, source, diagnostics));
      break;
    case 'faqs':
      put(entries.faqs, slug, read(schemas.faqs, source, diagnostics));
      break;
    case 'city':
      put(entries.cities, slug, readText(schemas.city, source, diagnostics));
      break;
    case 'attractions':
      put(entries.attractions, slug, readAttractions(source, diagnostics));
  }
}

function put<Value>(entries: Map<string, Value>, slug: string, entry: Value | undefined) {
  if (entry !== undefined) entries.set(slug, entry);
}

function read<Schema extends z.ZodType>(
  schema: Schema,
  source: Source,
  diagnostics: Diagnostic[],
): Entry<z.infer<Schema>> | undefined {
  if (source.data === undefined) return undefined;
  const fields = validate(schema, source.data, source, diagnostics);
  return fields && { source, fields };
}

function readText<Schema extends z.ZodType>(
  schema: Schema,
  source: Source,
  diagnostics: Diagnostic[],
): TextEntry<z.infer<Schema>> | undefined {
  const entry = read(schema, source, diagnostics);
  if (entry === undefined) return undefined;
  const { diagnostics: found, ...text } = renderMarkdown(source.body);
  for (const { at, message, severity } of found) {
    diagnostics.push(source.bodyDiagnostic(at, message, severity));
  }
  return { ...entry, ...text };
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
  const attractions = list?.map((entry, index) => {
    const path = ['attractions', index];
    if (typeof entry !== 'string') {
      return validate(attractionSchema, entry, source, diagnostics, path);
    }
    const message = `${quote(entry)} is left out, because it's only text. Give it a name and a description.`;
    diagnostics.push(source.diagnostic(path, message, 'warning'));
    return undefined;
  });
  if (list === undefined || attractions === undefined) return undefined;
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
