import type { z } from 'zod';
import type { PAGES, PageName } from '../../model/pages.ts';
import type { ProseTree } from '../../model/prose.ts';
import type { AttractionFields } from '../../model/schemas/city.ts';
import { slugify } from '../../model/text.ts';
import type { FieldsOf, KindName } from './collections.ts';
import type { Diagnostic, FieldPath, Severity } from './diagnostic.ts';
import type { MarkdownLink } from './parse/markdown.ts';
import type { ParsedFile } from './parse.ts';

/** A file whose own fields are right. */
export interface Entry<Fields> {
  source: ParsedFile;
  /** The fields as their schema reads them. */
  fields: Fields;
  /** The text below the fields. */
  prose: ProseTree;
  /** The fields that take Markdown, as they are shown. */
  inlineTexts: readonly InlineText[];
}

type EntriesBySlug<Fields> = ReadonlyMap<string, Entry<Fields>>;

/** The files of a site, each of which is right in itself, by their kinds. */
export interface Entries {
  all: readonly Entry<unknown>[];
  business: Entry<FieldsOf<'business'>>;
  testimonials: Entry<FieldsOf<'testimonials'>> | undefined;
  documents: Entry<FieldsOf<'documents'>> | undefined;
  redirects: Entry<FieldsOf<'redirects'>> | undefined;
  page: { [Name in PageName]: Entry<z.infer<(typeof PAGES)[Name]['schema']>> };
  addedPage: EntriesBySlug<FieldsOf<'addedPage'>>;
  service: EntriesBySlug<FieldsOf<'service'>>;
  faqs: EntriesBySlug<FieldsOf<'faqs'>>;
  city: EntriesBySlug<FieldsOf<'city'>>;
  attractions: EntriesBySlug<FieldsOf<'attractions'>>;
}

/** Sorts the files of a site by their kinds. Throws where one is missing that every site has. */
export function byKind(all: readonly Entry<unknown>[]): Entries {
  const ofKind = <Fields>(kind: KindName): EntriesBySlug<Fields> => {
    const entries = all.filter(({ source }) => source.kind === kind);
    // Asserted: the fields of each came out of the schema of its kind.
    return new Map(entries.map((entry) => [entry.source.slug, entry as Entry<Fields>]));
  };
  const [business] = ofKind<FieldsOf<'business'>>('business').values();
  if (business === undefined) throw new Error('There is no business.yaml.');

  return {
    all,
    business,
    testimonials: ofKind<FieldsOf<'testimonials'>>('testimonials').values().next().value,
    documents: ofKind<FieldsOf<'documents'>>('documents').values().next().value,
    redirects: ofKind<FieldsOf<'redirects'>>('redirects').values().next().value,
    // Asserted: each page is there, with the fields of its own name.
    page: Object.fromEntries(ofKind('page')) as Entries['page'],
    addedPage: ofKind('addedPage'),
    service: ofKind('service'),
    faqs: ofKind('faqs'),
    city: ofKind('city'),
    attractions: ofKind('attractions'),
  };
}

/** A field of one paragraph in Markdown, as it is shown. */
export interface InlineText {
  path: FieldPath;
  /** What must hold for it to be shown; missing where it always is. */
  when: string | undefined;
  prose: ProseTree;
  links: readonly MarkdownLink[];
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

/** An attraction that is not left out. */
interface AttractionEntry {
  citySlug: string;
  source: ParsedFile;
  fields: AttractionFields;
  /** The slug that the file gives it, else one made from its name. */
  slug: string;
  /** The way to one of its fields. */
  pathOf(field: keyof AttractionFields): FieldPath;
}

export function attractionEntries({ attractions }: Entries): AttractionEntry[] {
  return [...attractions].flatMap(([citySlug, { source, fields: list }]) =>
    list.attractions.flatMap((fields, index): AttractionEntry[] => {
      if (fields === undefined) return [];
      const pathOf = (field: keyof AttractionFields) => ['attractions', index, field];
      return [{ citySlug, source, fields, slug: fields.slug ?? slugify(fields.name), pathOf }];
    }),
  );
}

/** A value in a file, and where it is. */
export interface FieldValue {
  /** The value as a text, also where it is a number. */
  value: string;
  source: ParsedFile;
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
  source: ParsedFile,
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
 * Applies a rule to values.
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
