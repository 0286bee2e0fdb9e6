import type { Root } from 'mdast';
import rehypeStringify from 'rehype-stringify';
import { remark } from 'remark';
import remarkRehype from 'remark-rehype';
import { visit } from 'unist-util-visit';
import { markdownBounds } from './bounds.ts';
import { tooDeep } from './markdown-depth.ts';
import { type MarkdownMistake, markdownMistakes, place } from './markdown-mistakes.ts';
import type { Position } from './problem.ts';

/** A link in a Markdown text. */
export interface MarkdownLink {
  url: string;
  /** Counted from 1 within the text. */
  at: Position;
}

export interface RenderedMarkdown {
  html: string;
  links: MarkdownLink[];
  mistakes: MarkdownMistake[];
}

const reader = remark();
const writer = remark().use(remarkRehype).use(rehypeStringify);

/** Renders Markdown to HTML; raw HTML in it is dropped, not passed on. */
export function renderMarkdown(markdown: string): RenderedMarkdown {
  const lines = markdown.split('\n');
  const beyond = markdownBounds(lines);
  if (beyond.length > 0) return refused(beyond.map(({ message, ...at }) => ({ at, message })));
  const tree: Root = reader.parse(markdown);
  const deep = tooDeep(tree);
  if (deep !== undefined) return refused([{ at: place(deep), message: DEEP }]);
  const links: MarkdownLink[] = [];
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition') {
      links.push({ url: node.url, at: place(node) });
    }
  });
  const mistakes = markdownMistakes(tree, lines);
  return { html: String(writer.stringify(writer.runSync(tree))), links, mistakes };
}

const DEEP =
  'stands too deep in lists, quotes or marks within each other: remove those that are not needed';

/** A text that is not rendered; what is wrong with it says why. */
function refused(mistakes: MarkdownMistake[]): RenderedMarkdown {
  return { html: '', links: [], mistakes };
}
