import type { Business } from '../../../model/content.ts';
import { pageSchemas } from '../../../model/schemas/page.ts';
import { type Collection, collectionOf, misnamed, misplaced, schemas } from '../collections.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { type Entries, noEntries, type TextEntry } from '../entries.ts';
import { renderMarkdown } from '../parse/markdown.ts';
import type { Source } from '../parse/source.ts';
import { factsOf, fillSource } from '../resolve/tokens.ts';
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
 * @param facts what business.yaml says, once it is right itself
 */
export function validateFiles(
  sorted: readonly Sorted[],
  facts: Business | undefined,
  diagnostics: Diagnostic[],
): Entries {
  const entries = noEntries();
  const filling = facts && factsOf(facts);
  for (const { source, collection } of sorted) {
    if (facts !== undefined) diagnostics.push(...typedFacts(source, collection, facts));
    validateFile(entries, fillSource(source, filling, diagnostics), collection, diagnostics);
  }
  return entries;
}

function validateFile(
  entries: Entries,
  source: Source,
  collection: Collection,
  diagnostics: Diagnostic[],
) {
  if (source.data === undefined) return;
  switch (collection.kind) {
    case 'business': {
      const fields = validate(schemas.business, source.data, source, diagnostics);
      if (fields !== undefined) entries.business = { source, fields };
      break;
    }
    case 'testimonials': {
      const fields = validate(schemas.testimonials, source.data, source, diagnostics);
      if (fields !== undefined) entries.testimonials = { source, fields };
      break;
    }
    case 'redirects': {
      const fields = validate(schemas.redirects, source.data, source, diagnostics);
      if (fields !== undefined) entries.redirects = { source, fields };
      break;
    }
    case 'page': {
      const fields = validate(pageSchemas[collection.name], source.data, source, diagnostics);
      if (fields !== undefined) {
        Object.assign(entries.pages, { [collection.name]: withText(source, fields, diagnostics) });
      }
      break;
    }
    case 'service': {
      const fields = validate(schemas.service, source.data, source, diagnostics);
      if (fields !== undefined) {
        entries.services.set(collection.slug, withText(source, fields, diagnostics));
      }
      break;
    }
    case 'faqs': {
      const fields = validate(schemas.faqs, source.data, source, diagnostics);
      if (fields !== undefined) entries.faqs.set(collection.slug, { source, fields });
      break;
    }
    case 'city': {
      const fields = validate(schemas.city, source.data, source, diagnostics);
      if (fields !== undefined) {
        entries.cities.set(collection.slug, withText(source, fields, diagnostics));
      }
      break;
    }
    case 'attractions':
      entries.attractions.set(collection.slug, {
        source,
        fields: validateAttractions(source, diagnostics),
      });
  }
}

function withText<Fields>(
  source: Source,
  fields: Fields,
  diagnostics: Diagnostic[],
): TextEntry<Fields> {
  const { html, links, diagnostics: found } = renderMarkdown(source.body);
  diagnostics.push(
    ...found.map(({ at, message, severity }) => source.bodyDiagnostic(at, message, severity)),
  );
  return { source, fields, html, links };
}
