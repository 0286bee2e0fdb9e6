import type { Heading, Link, Root } from 'mdast';
import rehypeStringify from 'rehype-stringify';
import { remark } from 'remark';
import remarkRehype from 'remark-rehype';
import { visit } from 'unist-util-visit';

/** A link in a Markdown text. */
export interface MarkdownLink {
  url: string;
  /** Counted from 1 within the text. */
  line: number;
}

export interface RenderedMarkdown {
  html: string;
  links: MarkdownLink[];
  /** Lines of raw HTML, which is left out of the page. */
  rawHtml: number[];
  /** Lines of first-level headings; the page has its own. */
  topHeadings: number[];
}

const reader = remark();
const writer = remark().use(remarkRehype).use(rehypeStringify);

/** Renders Markdown to HTML; raw HTML in it is dropped, not passed on. */
export function renderMarkdown(markdown: string): RenderedMarkdown {
  const tree: Root = reader.parse(markdown);
  const links: MarkdownLink[] = [];
  const rawHtml: number[] = [];
  const topHeadings: number[] = [];
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'link') links.push({ url: (node satisfies Link).url, line });
    if (node.type === 'html') rawHtml.push(line);
    if (node.type === 'heading' && (node satisfies Heading).depth === 1) topHeadings.push(line);
  });
  return {
    html: String(writer.stringify(writer.runSync(tree))),
    links,
    rawHtml,
    topHeadings,
  };
}
