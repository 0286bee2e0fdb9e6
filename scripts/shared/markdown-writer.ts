import { remark } from 'remark';
import remarkGfm from 'remark-gfm';

const writer = remark()
  .use(remarkGfm, { singleTilde: false })
  .data('settings', { bullet: '-' })
  .freeze();

/** Words that no sign of Markdown can be in: the writer takes a tenth of a millisecond for each text. */
const PLAIN = /^\p{L}[\p{L}\p{N} ,.;'’]*$/u;
/** What GFM makes a link of without any sign, and a space at the end. */
const NOT_PLAIN = /www|\s$/i;

/** A text as it must stand anywhere in a Markdown text, in a link's words and a table's cell too. */
export function escapeMarkdown(text: string): string {
  if (PLAIN.test(text) && !NOT_PLAIN.test(text)) return text;
  const escaped = writer.stringify({
    type: 'root',
    children: [{ type: 'paragraph', children: [{ type: 'text', value: text }] }],
  });
  // Here it stands in neither, so the writer leaves their ends as they are.
  return escaped.trimEnd().replace(/[\]|]/g, '\\$&');
}
