import { fieldAt, jsonSchemaOf } from '../../../model/schemas/json-schema.ts';
import { quote } from '../../../model/text.ts';
import type { Diagnostic, FieldPath } from '../diagnostic.ts';
import type { WholeSite } from './whole-site.ts';

/** Bold words, a link, and a heading. */
const MARKDOWN = /\*\*[^*\s][^*]*\*\*|!?\[[^[\]]+\]\((?:\/|https?:|mailto:)[^()\s]*\)|^#{1,6} /;

/** A character as HTML writes it: "&amp;", "&#39;". */
const ENTITY = /&(?:[a-z]{2,6}|#\d{2,5});/i;

/** A whole value in the quotes of a word processor, which YAML takes as part of the text. */
const QUOTED = /^[“„«].*[”“»]$/s;

const OF_WORD_PROCESSOR =
  'pages show the quotes around this text, which are those of a word processor. Type straight ones ("), or none.';

/** The group that a field is in. */
const groupOf = (path: FieldPath) => path.slice(0, -1).join();

/** Warns of Markdown in a field whose schema has none: pages would show its characters. */
export function checkPlainText({ entries }: WholeSite): Diagnostic[] {
  return entries.all.flatMap(({ kind, schema, source }) => {
    const fields = jsonSchemaOf(schema);
    const afterFields = new Set(
      source.texts.flatMap(({ path }) => (path.at(-1) === 'after' ? groupOf(path) : [])),
    );
    return source.texts.flatMap(({ text, path }) => {
      // A sentence that follows a field is plain, as that is.
      const followsField = afterFields.has(groupOf(path));
      const takesMarkdown = fieldAt(fields, path)?.['x-inline'] === true && !followsField;
      if (path[0] === 'body' || takesMarkdown) return [];

      // What a client says may well be in quotes.
      if (kind !== 'testimonials' && QUOTED.test(text)) {
        return [source.diagnostic(path, OF_WORD_PROCESSOR, 'warning')];
      }
      const found = MARKDOWN.exec(text) ?? ENTITY.exec(text);
      if (found === null) return [];

      const [written] = found;
      const message = `pages show this field as typed, with ${quote(written)}. Write the character itself, or only the words: links and bold words belong in the text below the fields, or in an answer.`;
      const part = { index: found.index, length: written.length };
      return [source.diagnostic(path, message, 'warning', part)];
    });
  });
}
