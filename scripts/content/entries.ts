import type { z } from 'zod';
import type { PAGES, PageName } from '../../model/pages.ts';
import type { ProseTree } from '../../model/prose.ts';
import type { businessSchema } from '../../model/schemas/business.ts';
import type { AttractionFields, citySchema } from '../../model/schemas/city.ts';
import type { documentsSchema } from '../../model/schemas/document.ts';
import type { addedPageSchema } from '../../model/schemas/page.ts';
import type { redirectsSchema } from '../../model/schemas/redirect.ts';
import type { faqsSchema, serviceSchema } from '../../model/schemas/service.ts';
import type { testimonialsSchema } from '../../model/schemas/testimonial.ts';
import { slugify } from '../../model/text.ts';
import type { Diagnostic, FieldPath, Severity } from './diagnostic.ts';
import type { MarkdownLink } from './parse/markdown.ts';
import type { ParsedFile, Source } from './parse.ts';

/** A file whose own fields are right. */
export interface Entry<Fields> extends ParsedFile {
  /** The fields as their schema reads them. */
  fields: Fields;
  /** The fields that take Markdown, as they are shown. */
  inlineTexts: readonly InlineText[];
}

/** Entries by their slugs. */
export type EntriesBySlug<Fields> = ReadonlyMap<string, Entry<Fields>>;

/** The files of a site, each of which is right in itself, by their kinds. */
export interface Entries {
  business: Entry<z.infer<typeof businessSchema>>;
  testimonials: Entry<z.infer<typeof testimonialsSchema>> | undefined;
  documents: Entry<z.infer<typeof documentsSchema>> | undefined;
  redirects: Entry<z.infer<typeof redirectsSchema>> | undefined;
  page: { [Name in PageName]: Entry<z.infer<(typeof PAGES)[Name]['schema']>> };
  addedPage: EntriesBySlug<z.infer<typeof addedPageSchema>>;
  service: EntriesBySlug<z.infer<typeof serviceSchema>>;
  faqs: EntriesBySlug<z.infer<typeof faqsSchema>>;
  city: EntriesBySlug<z.infer<typeof citySchema>>;
  attractions: EntriesBySlug<AttractionList>;
}

/** A field of one paragraph in Markdown, as it is shown. */
export interface InlineText {
  path: FieldPath;
  /** What must hold for it to be shown; missing where it always is. */
  when: string | undefined;
  prose: ProseTree;
  links: readonly MarkdownLink[];
}

/** The attractions of a city. One that is left out is undefined, so that the others keep their places. */
export interface AttractionList {
  attractions: (AttractionFields | undefined)[];
}

/** A field of an entry that takes Markdown, as it is shown. Throws where it has none. */
export function inlineProse({ inlineTexts }: Entry<unknown>, ...path: FieldPath): ProseTree {
  const text = inlineTexts.find((each) => each.path.join() === path.join());
  if (text === undefined) throw new Error(`${path.join('.')} takes no Markdown.`);
  return text.prose;
}

/** Every entry that has a text below its fields. */
export function textEntries({ page, addedPage, service, city }: Entries) {
  return [...Object.values(page), ...addedPage.values(), ...service.values(), ...city.values()];
}

/** Every file of a site. */
export function allEntries(entries: Entries): readonly Entry<unknown>[] {
  const { business, testimonials, documents, redirects, faqs, attractions } = entries;
  const lists = [testimonials, documents, redirects].filter((entry) => entry !== undefined);
  return [business, ...lists, ...textEntries(entries), ...faqs.values(), ...attractions.values()];
}

/** An attraction that is not left out. */
export interface AttractionEntry {
  citySlug: string;
  source: Source;
  fields: AttractionFields;
  /** The slug that the file gives it, else one made from its name. */
  slug: string;
  /** The way to one of its fields. */
  pathOf(field: keyof AttractionFields): FieldPath;
}

/** Every attraction, city by city. */
export function attractionEntries({ attractions }: Entries): AttractionEntry[] {
  return [...attractions].flatMap(([citySlug, { source, fields: list }]) =>
    list.attractions.flatMap((fields, index): AttractionEntry[] => {
      if (fields === undefined) return [];
      const pathOf = (field: keyof AttractionFields) => ['attractions', index, field];
      return [{ citySlug, source, fields, slug: fields.slug ?? slugify(fields.name), pathOf }];
    }),
  );
}

/** A value in a file, and where it stands. */
export interface FieldValue {
  /** The value as a text, also where it is a number. */
  value: string;
  source: Source;
  path: FieldPath;
}

/**
 * What a field holds in each of some entries; each item of a list is a value of its own.
 * @param names the way to the field: `'documents', 'name'` is the name of each entry of a list
 */
export function fieldValues(
  entries: Iterable<Entry<unknown> | undefined>,
  ...names: readonly string[]
): FieldValue[] {
  return [...entries].flatMap((entry) =>
    entry === undefined ? [] : valuesBelow(entry.source, entry.fields, [], names),
  );
}

/** What a value holds at the end of a way from it. */
function valuesBelow(
  source: Source,
  value: unknown,
  path: FieldPath,
  names: readonly string[],
): FieldValue[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => valuesBelow(source, item, [...path, index], names));
  }

  const [name, ...further] = names;
  if (name === undefined) return value === undefined ? [] : [{ value: `${value}`, source, path }];
  if (typeof value !== 'object' || value === null) return [];

  // Asserted: what an object holds under a name is unknown, and undefined where it has no such field.
  const field = (value as Record<string, unknown>)[name];
  return valuesBelow(source, field, [...path, name], further);
}

/**
 * Holds values to a rule.
 * @param rule gives the message about a value; undefined or false where there is nothing to say
 */
export function checkValues(
  values: readonly FieldValue[],
  severity: Severity,
  rule: (value: FieldValue) => string | false | undefined,
): Diagnostic[] {
  return values.flatMap((value) => {
    const said = rule(value);
    return said ? [value.source.diagnostic(value.path, said, severity)] : [];
  });
}
