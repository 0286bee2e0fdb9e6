import { z } from 'zod';
import { PAGE_NAMES, PAGES, type PageEntry, type PageName } from '../../model/pages.ts';
import type { ProseTree } from '../../model/prose.ts';
import { businessSchema } from '../../model/schemas/business.ts';
import { type AttractionFields, attractionSchema, citySchema } from '../../model/schemas/city.ts';
import { documentsSchema } from '../../model/schemas/document.ts';
import { fieldAt, jsonSchemaOf } from '../../model/schemas/json-schema.ts';
import { addedPageSchema } from '../../model/schemas/page.ts';
import { redirectsSchema } from '../../model/schemas/redirect.ts';
import { faqsSchema, serviceSchema } from '../../model/schemas/service.ts';
import { testimonialsSchema } from '../../model/schemas/testimonial.ts';
import { slugify } from '../../model/text.ts';
import type { KindName } from './collections.ts';
import { type Diagnostic, type FieldPath, quote, type Severity } from './diagnostic.ts';
import { type MarkdownLink, parseInlineMarkdown } from './parse/markdown.ts';
import type { ParsedFile, Source, SourceText } from './parse.ts';
import { validateFields } from './validate.ts';

/** A file whose own fields are right. */
export interface Entry<Fields> {
  kind: KindName;
  /** The name of the file without its ending. */
  slug: string;
  source: Source;
  /** The fields as their schema reads them. */
  fields: Fields;
  /** The text below the fields. */
  prose: ProseTree;
  /** What the text leads to, and the pictures in it. */
  links: readonly MarkdownLink[];
  /** The fields that take Markdown, as they are shown. */
  inlineTexts: readonly InlineText[];
}

/** Entries by their slugs. */
export type EntriesBySlug<Fields> = ReadonlyMap<string, Entry<Fields>>;

/** The files of a site whose own fields are right, by their kinds. */
export interface Entries {
  business: Entry<z.infer<typeof businessSchema>> | undefined;
  testimonials: Entry<z.infer<typeof testimonialsSchema>> | undefined;
  documents: Entry<z.infer<typeof documentsSchema>> | undefined;
  redirects: Entry<z.infer<typeof redirectsSchema>> | undefined;
  page: { [Name in PageName]?: Entry<z.infer<(typeof PAGES)[Name]['schema']>> };
  addedPage: EntriesBySlug<z.infer<typeof addedPageSchema>>;
  service: EntriesBySlug<z.infer<typeof serviceSchema>>;
  faqs: EntriesBySlug<z.infer<typeof faqsSchema>>;
  city: EntriesBySlug<z.infer<typeof citySchema>>;
  attractions: EntriesBySlug<AttractionList>;
}

/** A field of one paragraph in Markdown, as it is shown. */
interface InlineText {
  path: FieldPath;
  /** The field as it was written. */
  source: SourceText;
  /** What must hold for it to be shown; missing where it always is. */
  when: string | undefined;
  prose: ProseTree;
  links: readonly MarkdownLink[];
}

/** The attractions of a city. One that is left out is undefined, so that the others keep their places. */
interface AttractionList {
  attractions: (AttractionFields | undefined)[];
}

/** Holds each file to the schema of its kind; what is wrong is added to `diagnostics`. */
export function validateFiles(files: readonly ParsedFile[], diagnostics: Diagnostic[]): Entries {
  const all = <Fields>(kind: KindName, schema: z.ZodType<Fields>): EntriesBySlug<Fields> => {
    const entries = files
      .filter((file) => file.kind === kind)
      .flatMap((file) => validateFile(file, schema, diagnostics) ?? []);
    return new Map(entries.map((entry) => [entry.slug, entry]));
  };
  const one = <Fields>(kind: KindName, schema: z.ZodType<Fields>) =>
    all(kind, schema).values().next().value;

  const pages = PAGE_NAMES.flatMap((name) => {
    const file = files.find(({ kind, slug }) => kind === 'page' && slug === name);
    const { schema }: PageEntry = PAGES[name];
    const entry = file && validateFile(file, schema, diagnostics);
    return entry === undefined ? [] : [[name, entry] as const];
  });
  const attractions = all('attractions', attractionListSchema);

  return {
    business: one('business', businessSchema),
    testimonials: one('testimonials', testimonialsSchema),
    documents: one('documents', documentsSchema),
    redirects: one('redirects', redirectsSchema),
    // Asserted: each came out of the schema of its own name, which the compiler cannot follow in a loop.
    page: Object.fromEntries(pages) as Entries['page'],
    addedPage: all('addedPage', addedPageSchema),
    service: all('service', serviceSchema),
    faqs: all('faqs', faqsSchema),
    city: all('city', citySchema),
    attractions: new Map(
      Array.from(attractions, ([slug, entry]) => {
        return [slug, { ...entry, fields: readAttractions(entry, diagnostics) }];
      }),
    ),
  };
}

function validateFile<Fields>(
  { kind, slug, source, prose, links }: ParsedFile,
  schema: z.ZodType<Fields>,
  diagnostics: Diagnostic[],
): Entry<Fields> | undefined {
  if (source.data === undefined) return undefined;

  const fields = validateFields(schema, source.data, source, diagnostics);
  const inlineTexts = readInlineTexts(source, schema, diagnostics);
  return fields && { kind, slug, source, fields, prose, links, inlineTexts };
}

/** The fields of a file that take Markdown. */
function readInlineTexts(
  source: Source,
  schema: z.ZodType,
  diagnostics: Diagnostic[],
): InlineText[] {
  const fields = jsonSchemaOf(schema);
  const written = source.texts.filter(({ path }) => fieldAt(fields, path)?.['x-inline'] === true);

  return written.map((text) => {
    // Markdown gets the text as one line, however many lines it takes in YAML.
    const line = text.text.replace(/\s/g, ' ');
    const { prose, links } = parseInlineMarkdown(line, (position, message, severity) => {
      const part = { index: position.column - 1, length: position.length ?? 0 };
      diagnostics.push(text.diagnostic(message, severity, part));
    });
    return { path: text.path, source: text, when: conditionOf(text, source), prose, links };
  });
}

/** The condition that stands beside a text, in the same group of fields. */
function conditionOf({ path }: SourceText, { texts }: Source): string | undefined {
  const beside = [...path.slice(0, -1), 'when'].join();
  return texts.find((each) => each.path.join() === beside)?.text;
}

/** A file of attractions before its entries are looked at, some of which may be only texts. */
const attractionListSchema = z.strictObject({ attractions: z.array(z.unknown()).default([]) });

/** How many attractions a city's page reads best with. */
const BEST_NUMBER = { min: 3, max: 5 };

/** Reads a city's attractions, and counts them. One that is only a text is left out with a warning. */
function readAttractions(
  { source, fields }: Entry<z.infer<typeof attractionListSchema>>,
  diagnostics: Diagnostic[],
): AttractionList {
  const attractions = fields.attractions.map((item, index) => {
    const path = ['attractions', index];
    if (typeof item !== 'string') {
      return validateFields(attractionSchema, item, source, diagnostics, path);
    }
    const message = `${quote(item)} is left out, because it's only text. Give it a name and a description.`;
    diagnostics.push(source.diagnostic(path, message, 'warning'));
    return undefined;
  });

  const { min, max } = BEST_NUMBER;
  const number = fields.attractions.filter((item) => typeof item !== 'string').length;
  if (number < min || number > max) {
    const message = `${number} here. A city's page reads best with ${min} to ${max}; without any it shows general places.`;
    diagnostics.push(source.diagnostic(['attractions'], message, 'warning'));
  }
  return { attractions };
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

/** Every field of a site that takes Markdown. */
export function allInlineTexts({ business, faqs, ...entries }: Entries): InlineText[] {
  const all = [business, ...faqs.values(), ...textEntries({ business, faqs, ...entries })];
  return all.flatMap((entry) => entry?.inlineTexts ?? []);
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
