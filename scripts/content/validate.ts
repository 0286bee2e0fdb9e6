import { fieldAt, jsonSchemaOf } from '../../model/schemas/json-schema.ts';
import type { Diagnostic, FieldPath } from './diagnostic.ts';
import type { Entry, InlineText } from './entries.ts';
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
  const { schema, prose } = source;
  if (source.data === undefined) {
    validateFields(schema, source.rest, source, diagnostics, { areValuesOnly: true });
    return undefined;
  }

  const fields = validateFields(schema, source.data, source, diagnostics);
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
