import { z } from 'zod';
import { PAGE_NAMES, PAGES, type PageEntry } from '../../model/pages.ts';
import { businessSchema } from '../../model/schemas/business.ts';
import { attractionSchema, citySchema } from '../../model/schemas/city.ts';
import { documentsSchema } from '../../model/schemas/document.ts';
import { fieldAt, jsonSchemaOf } from '../../model/schemas/json-schema.ts';
import { addedPageSchema } from '../../model/schemas/page.ts';
import { redirectsSchema } from '../../model/schemas/redirect.ts';
import { faqsSchema, serviceSchema } from '../../model/schemas/service.ts';
import { testimonialsSchema } from '../../model/schemas/testimonial.ts';
import type { KindName } from './collections.ts';
import { type Diagnostic, quote } from './diagnostic.ts';
import type { AttractionList, Entries, EntriesBySlug, Entry, InlineText } from './entries.ts';
import { validateFields } from './field-messages.ts';
import { parseInlineMarkdown } from './parse/markdown.ts';
import type { ParsedFile, Source, SourceText } from './parse.ts';

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
