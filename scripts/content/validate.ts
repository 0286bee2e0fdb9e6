import { z } from 'zod';
import { attractionSchema } from '../../model/schemas/city.ts';
import { fieldAt, jsonSchemaOf } from '../../model/schemas/json-schema.ts';
import { quote } from '../../model/text.ts';
import type { Diagnostic, FieldPath } from './diagnostic.ts';
import type { AttractionList, Entry, InlineText } from './entries.ts';
import { validateFields } from './field-messages.ts';
import { parseInlineMarkdown } from './parse/markdown.ts';
import type { ParsedFile } from './parse.ts';

/**
 * Validates a file with the schema of its kind, and adds what is wrong to `diagnostics`.
 * @returns undefined where the file can't be read
 */
export function validateFile(
  source: ParsedFile,
  diagnostics: Diagnostic[],
): Entry<unknown> | undefined {
  const { kind, schema, prose } = source;
  if (source.data === undefined) {
    validateFields(schema, source.rest, source, diagnostics, { areValuesOnly: true });
    return undefined;
  }

  const fields =
    kind === 'attractions'
      ? readAttractions(source, diagnostics)
      : validateFields(schema, source.data, source, diagnostics);
  return { source, fields, prose, inlineTexts: readInlineTexts(source, diagnostics) };
}

/** The fields of a file that take Markdown. */
function readInlineTexts(source: ParsedFile, diagnostics: Diagnostic[]): InlineText[] {
  const fields = jsonSchemaOf(source.schema);
  const written = source.texts.filter(({ path }) => fieldAt(fields, path)?.['x-inline'] === true);

  return written.map(({ text, path }) => {
    const { prose, links } = parseInlineMarkdown(text, (position, message, severity) => {
      const part = { index: position.column - 1, length: position.length ?? 0 };
      diagnostics.push(source.diagnostic(path, message, severity, part));
    });
    return { path, when: conditionOf(path, source), prose, links };
  });
}

/** The condition beside a text, in the same group of fields. */
function conditionOf(path: FieldPath, { texts }: ParsedFile): string | undefined {
  const beside = [...path.slice(0, -1), 'when'].join();
  return texts.find((each) => each.path.join() === beside)?.text;
}

/** A file of attractions before its entries are looked at, some of which may be only texts. */
const attractionListSchema = z.strictObject({ attractions: z.array(z.unknown()).default([]) });

/** How many attractions a city's page reads best with. */
const BEST_NUMBER = { min: 3, max: 5 };

/** Reads a city's attractions, and counts them. One that is only a text is left out with a warning. */
function readAttractions(
  source: ParsedFile,
  diagnostics: Diagnostic[],
): AttractionList | undefined {
  const list = validateFields(attractionListSchema, source.data, source, diagnostics);
  if (list === undefined) return undefined;

  const attractions = list.attractions.map((item, index) => {
    const path = ['attractions', index];
    if (typeof item !== 'string') {
      return validateFields(attractionSchema, item, source, diagnostics, { base: path });
    }
    const message = `${quote(item)} is left out, because it's only text. Give it a name and a description.`;
    diagnostics.push(source.diagnostic(path, message, 'warning'));
    return undefined;
  });

  const { min, max } = BEST_NUMBER;
  const number = list.attractions.filter((item) => typeof item !== 'string').length;
  if (number < min || number > max) {
    const message = `${number} here. A city's page reads best with ${min} to ${max}; without any it shows general places.`;
    diagnostics.push(source.diagnostic(['attractions'], message, 'warning'));
  }
  return { attractions };
}
