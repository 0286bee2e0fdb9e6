import { z } from 'zod';
import { quote } from '../../../model/quote.ts';
import { reservedSlug } from '../../../model/reserved.ts';
import {
  type AttractionFields,
  attractionSchema,
  USUAL_ATTRACTIONS,
} from '../../../model/schemas/attraction.ts';
import { LONGEST_SLUG, nearestSlug, slugOddity } from '../../../model/slug.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { type AttractionEntry, attractionSlug } from '../entries.ts';
import type { Source } from '../parse/source.ts';
import { validate } from './fields.ts';

/** Reads a city's attractions. An entry that is only a text is left out with a warning. */
export function validateAttractions(source: Source, diagnostics: Diagnostic[]): AttractionEntry[] {
  const list = attractionList(source, diagnostics);
  if (list === undefined) return [];
  const entries: AttractionEntry[] = [];
  list.forEach((entry, index) => {
    const path = ['attractions', index];
    if (typeof entry === 'string') {
      const message = `${quote(entry)} is left out, because it's only text. Give it a name and a description.`;
      diagnostics.push(source.diagnostic(path, message, 'warning'));
      return;
    }
    const fields = validate(attractionSchema, entry, source, diagnostics, path);
    if (fields === undefined) return;
    entries.push({ fields, index });
    diagnostics.push(...addressDiagnostics(source, fields, index));
  });
  const count = list.filter((entry) => typeof entry !== 'string').length;
  const message = countMessage(count);
  if (message) diagnostics.push(source.diagnostic(['attractions'], message, 'warning'));
  return entries;
}

/** A file of attractions before its entries are looked at, which may be only texts. */
const listSchema = z.strictObject({ attractions: z.array(z.unknown()).default([]) });

function attractionList(source: Source, diagnostics: Diagnostic[]): unknown[] | undefined {
  if (!Array.isArray(source.data)) {
    return validate(listSchema, source.data, source, diagnostics)?.attractions;
  }
  const message = 'the list has no name. Write "attractions:" above it.';
  diagnostics.push(source.fileDiagnostic(message));
  return undefined;
}

function countMessage(count: number): string | undefined {
  const { min, max } = USUAL_ATTRACTIONS;
  if (count === 0) return `no attractions, so the page shows general places. Add ${min} to ${max}.`;
  if (count >= min && count <= max) return undefined;
  return `${count} attractions. A city's page reads best with ${min} to ${max}.`;
}

/** What is wrong or odd with the address of an attraction. */
function addressDiagnostics(source: Source, fields: AttractionFields, index: number): Diagnostic[] {
  const slug = attractionSlug(fields);
  const name = ['attractions', index, 'name'];
  const oddity = fields.slug === undefined ? slugOddity(fields.name) : undefined;
  const reserved = reservedSlug(slug);
  const found: Diagnostic[] = [];
  if (oddity !== undefined) {
    const example = nearestSlug(fields.name) ?? 'city-park';
    const message = `${oddity}${slug && `, ${quote(slug)}`}. Add the line "slug: ${example}" below it.`;
    found.push(source.diagnostic(name, message, isAddress(slug) ? 'warning' : 'error'));
  }
  if (reserved !== undefined) {
    const written = fields.slug === undefined ? name : ['attractions', index, 'slug'];
    const message = `"${slug}" can't be part of an address: ${reserved}. Write a longer one, such as "slug: ${slug}-idaho".`;
    found.push(source.diagnostic(written, message));
  }
  return found;
}

/** Without any letter there is no address at all, and a long one is no name of a file. */
function isAddress(slug: string): boolean {
  return /[a-z0-9]/.test(slug) && slug.length <= LONGEST_SLUG;
}
