import { z } from 'zod';
import { businessSchema } from '../../model/schemas/business.ts';
import { attractionSchema, citySchema } from '../../model/schemas/city.ts';
import { documentsSchema } from '../../model/schemas/document.ts';
import { fieldAt, jsonSchemaOf } from '../../model/schemas/json-schema.ts';
import { addedPageSchema } from '../../model/schemas/page.ts';
import { redirectsSchema } from '../../model/schemas/redirect.ts';
import { faqsSchema, serviceSchema } from '../../model/schemas/service.ts';
import { testimonialsSchema } from '../../model/schemas/testimonial.ts';
import type { KindName } from './collections.ts';
import { type Diagnostic, errorsIn, type FieldPath, quote } from './diagnostic.ts';
import type { AttractionList, Entries, EntriesBySlug, Entry, InlineText } from './entries.ts';
import { validateFields } from './field-messages.ts';
import { parseInlineMarkdown } from './parse/markdown.ts';
import type { ParsedFile, Source } from './parse.ts';

/**
 * Holds each file to the schema of its kind; what is wrong is added to `diagnostics`.
 * @returns undefined where a file is wrong, or one is missing that every site needs
 */
export function validateFiles(
  files: readonly ParsedFile[],
  diagnostics: Diagnostic[],
): Entries | undefined {
  const all = <Fields>(kind: KindName, schema: z.ZodType<Fields>): EntriesBySlug<Fields> => {
    const entries = files
      .filter((file) => file.kind === kind)
      .flatMap((file) => validateFile(file, schema, diagnostics) ?? []);
    return new Map(entries.map((entry) => [entry.slug, entry]));
  };
  const one = <Fields>(kind: KindName, schema: z.ZodType<Fields>) =>
    all(kind, schema).values().next().value;

  const business = one('business', businessSchema);
  const pages = files
    .filter(({ kind }) => kind === 'page')
    .map((file) => [file.slug, validateFile(file, file.schema, diagnostics)]);
  const lists = all('attractions', attractionListSchema);
  const attractions = Array.from(lists, ([slug, entry]) => {
    return [slug, { ...entry, fields: readAttractions(entry, diagnostics) }] as const;
  });
  const entries = {
    testimonials: one('testimonials', testimonialsSchema),
    documents: one('documents', documentsSchema),
    redirects: one('redirects', redirectsSchema),
    addedPage: all('addedPage', addedPageSchema),
    service: all('service', serviceSchema),
    faqs: all('faqs', faqsSchema),
    city: all('city', citySchema),
    attractions: new Map(attractions),
  };

  if (business === undefined || errorsIn(diagnostics) > 0) return undefined;
  // Asserted: without an error every page is there, and came out of the schema of its own name.
  return { ...entries, business, page: Object.fromEntries(pages) as Entries['page'] };
}

function validateFile<Fields>(
  file: ParsedFile,
  schema: z.ZodType<Fields>,
  diagnostics: Diagnostic[],
): Entry<Fields> | undefined {
  const { source } = file;
  if (source.data === undefined) return undefined;

  const fields = validateFields(schema, source.data, source, diagnostics);
  const inlineTexts = readInlineTexts(source, schema, diagnostics);
  return fields && { ...file, fields, inlineTexts };
}

/** The fields of a file that take Markdown. */
function readInlineTexts(
  source: Source,
  schema: z.ZodType,
  diagnostics: Diagnostic[],
): InlineText[] {
  const fields = jsonSchemaOf(schema);
  const written = source.texts.filter(({ path }) => fieldAt(fields, path)?.['x-inline'] === true);

  return written.map(({ text, path }) => {
    // Markdown gets the text as one line, however many lines it takes in YAML.
    const line = text.replace(/\s/g, ' ');
    const { prose, links } = parseInlineMarkdown(line, (position, message, severity) => {
      const part = { index: position.column - 1, length: position.length ?? 0 };
      diagnostics.push(source.diagnostic(path, message, severity, part));
    });
    return { path, when: conditionOf(path, source), prose, links };
  });
}

/** The condition that stands beside a text, in the same group of fields. */
function conditionOf(path: FieldPath, { texts }: Source): string | undefined {
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
