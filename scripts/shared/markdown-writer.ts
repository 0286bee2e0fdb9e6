import { remark } from 'remark';
import remarkGfm from 'remark-gfm';

const writer = remark()
  .use(remarkGfm, { singleTilde: false })
  .data('settings', { bullet: '-' })
  .freeze();

/** A text as it must stand anywhere in a Markdown text, in a link's words and a table's cell too. */
export function escapeMarkdown(text: string): string {
  const escaped = writer.stringify({
    type: 'root',
    children: [{ type: 'paragraph', children: [{ type: 'text', value: text }] }],
  });
  // Here it stands in neither, so the writer leaves their ends as they are.
  return escaped.trimEnd().replace(/[\]|]/g, '\\$&');
}
