import { fieldAt, jsonSchemaOf } from '../../../model/schemas/json-schema.ts';
import { type Diagnostic, quote } from '../diagnostic.ts';
import type { ParsedFile, SourceText } from '../parse.ts';
import type { Folder } from './folder.ts';

/** Warns of signs in the fields that pages would show as they are typed. */
export function checkPlainText({ files }: Folder): Diagnostic[] {
  return files.flatMap((file) => {
    const texts = file.source.texts.filter(({ path }) => path[0] !== 'body');
    return texts.flatMap((text) => [...checkQuotes(text), ...checkMarkdown(file, text)]);
  });
}

/** The marks that word processors put in the place of straight quotes, around a name or before it. */
const QUOTES_OF_NAME = /^[“”„‘’].*[“”‘’]$|^[“„][^“”]*$/;

/** Typographic quotes around a whole text, with none within: a sentence may begin and end with a quote. */
const QUOTES_OF_TEXT = /^[“„‘][^“”„‘]*[”“’]$/;

/** Warns of texts in typographic quotes: YAML knows the straight ones alone. */
function checkQuotes({ text, path, diagnostic }: SourceText): Diagnostic[] {
  const isName = ['name', 'title'].includes(`${path.at(-1)}`);
  const pattern = isName ? QUOTES_OF_NAME : QUOTES_OF_TEXT;
  if (!pattern.test(text)) return [];

  const plain = text.replace(/^[“”„‘’]|[“”‘’]$/g, '');
  const message = `pages would show these quotes. Write ${quote(plain)} with straight ones, which pages leave out.`;
  return [diagnostic(message, 'warning')];
}

/** Bold words, a link, and a heading. */
const MARKDOWN = /\*\*[^*\s][^*]*\*\*|!?\[[^[\]]+\]\((?:\/|https?:|mailto:)[^()\s]*\)|^#{1,6} /;

/** Warns of Markdown in a field whose schema has none. */
function checkMarkdown({ schema, source }: ParsedFile, { text, path, diagnostic }: SourceText) {
  const field = fieldAt(jsonSchemaOf(schema), path);
  // A sentence that follows a field is plain, as that is.
  const after = [...path.slice(0, -1), 'after'].join();
  const followsField = source.texts.some((each) => each.path.join() === after);
  const takesMarkdown = field?.['x-inline'] === true && !followsField;
  // A text in the place of a group is wrong itself.
  const isGroup = field?.properties !== undefined;
  const found = MARKDOWN.exec(text);
  if (takesMarkdown || isGroup || found === null) return [];

  const [written] = found;
  const words = written.replace(/^!?\[(.*)\]\(.*$/, '$1').replace(/\*\*|^#+ /g, '');
  const fix = words === '' ? 'Delete the #' : `Write ${quote(words)}`;
  const message = `pages show this field as it is typed, with ${quote(written)}. ${fix}: links and bold words belong in the text below the fields, or in an answer.`;
  return [diagnostic(message, 'warning', { index: found.index, length: written.length })];
}
