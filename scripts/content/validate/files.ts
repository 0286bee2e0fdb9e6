import type { z } from 'zod';
import { pageSchemas } from '../../../model/schemas/page.ts';
import { businessTokens } from '../../../model/tokens.ts';
import {
  type Collection,
  collectionOf,
  isPageName,
  misnamed,
  misplaced,
  schemas,
} from '../collections.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { type Entries, type Entry, noEntries, type TextEntry } from '../entries.ts';
import { renderMarkdown } from '../parse/markdown.ts';
import type { Source } from '../parse/source.ts';
import { fillSource } from '../resolve/tokens.ts';
import { validateAttractions } from './attractions.ts';
import { validate } from './fields.ts';
import { typedFacts } from './typed-facts.ts';

/** A parsed file and what it is. */
export interface Sorted {
  source: Source;
  collection: Collection;
}

/** Says which collection each file belongs to; a file that nothing reads becomes a diagnostic. */
export function sortSources(sources: readonly Source[], diagnostics: Diagnostic[]): Sorted[] {
  return sources.flatMap((source) => {
    const path = source.file.slice('content/'.length);
    const collection = collectionOf(path);
    const message = collection === undefined ? misplaced(path) : misnamed(path);
    if (collection !== undefined && message === undefined) return [{ source, collection }];
    if (message !== undefined) diagnostics.push(source.fileDiagnostic(message));
    return [];
  });
}

/**
 * Checks every file against its schema and renders its Markdown; diagnostics are collected.
 * Without the facts of a business.yaml that is right itself, no facts are filled in.
 */
export function validateFiles(sorted: readonly Sorted[], diagnostics: Diagnostic[]): Entries {
  const entries = noEntries();
  const validateFile = (source: Source, { kind, slug }: Collection) => {
    if (source.data !== undefined) keep[kind](entries, source, slug, diagnostics);
  };
  const isBusiness = ({ collection }: Sorted) => collection.kind === 'business';
  for (const { source, collection } of sorted.filter(isBusiness)) validateFile(source, collection);
  const facts = entries.business?.fields;
  const tokens = facts && businessTokens(facts);
  for (const { source, collection } of sorted) {
    if (facts !== undefined) diagnostics.push(...typedFacts(source, collection, facts));
    const filled = fillSource(source, tokens, diagnostics);
    if (collection.kind !== 'business') validateFile(filled, collection);
  }
  return entries;
}

type Keep = (entries: Entries, source: Source, slug: string, diagnostics: Diagnostic[]) => void;

/** How a file of each kind is checked and where its entry goes; one with errors goes nowhere. */
const keep: Record<Collection['kind'], Keep> = {
  business: (entries, source, _, diagnostics) => {
    entries.business = read(schemas.business, source, diagnostics);
  },
  documents: (entries, source, _, diagnostics) => {
    entries.documents = read(schemas.documents, source, diagnostics);
  },
  testimonials: (entries, source, _, diagnostics) => {
    entries.testimonials = read(schemas.testimonials, source, diagnostics);
  },
  redirects: (entries, source, _, diagnostics) => {
    entries.redirects = read(schemas.redirects, source, diagnostics);
  },
  page: ({ pages }, source, slug, diagnostics) => {
    const page = isPageName(slug) && readText(pageSchemas[slug], source, diagnostics);
    if (page) Object.assign(pages, { [slug]: page });
  },
  service: ({ services }, source, slug, diagnostics) =>
    put(services, slug, readText(schemas.service, source, diagnostics)),
  faqs: ({ faqs }, source, slug, diagnostics) =>
    put(faqs, slug, read(schemas.faqs, source, diagnostics)),
  city: ({ cities }, source, slug, diagnostics) =>
    put(cities, slug, readText(schemas.city, source, diagnostics)),
  attractions: ({ attractions }, source, slug, diagnostics) =>
    put(attractions, slug, { source, fields: validateAttractions(source, diagnostics) }),
};

function put<Value>(entries: Map<string, Value>, slug: string, entry: Value | undefined) {
  if (entry !== undefined) entries.set(slug, entry);
}

function read<Schema extends z.ZodType>(
  schema: Schema,
  source: Source,
  diagnostics: Diagnostic[],
): Entry<z.infer<Schema>> | undefined {
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
