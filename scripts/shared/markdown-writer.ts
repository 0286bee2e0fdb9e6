import type { RootContent } from 'mdast';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';

const writer = remark()
  .use(remarkGfm, { singleTilde: false })
  .data('settings', { bullet: '-' })
  .freeze();

/** Markdown from its tree: no mark that stands in a text counts as one. Without a line end. */
export function writeMarkdown(...children: RootContent[]): string {
  return writer.stringify({ type: 'root', children }).trimEnd();
}

/** A text as it must stand anywhere in a Markdown text, in a link's words and a table's cell too. */
export function escapeMarkdown(text: string): string {
  const escaped = writeMarkdown({ type: 'paragraph', children: [{ type: 'text', value: text }] });
  // Here it stands in neither, so the writer leaves their ends as they are.
  return escaped.replace(/[\]|]/g, '\\$&');
}
