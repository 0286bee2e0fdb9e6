import type { Link, Root } from 'mdast';
import rehypeStringify from 'rehype-stringify';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import remarkRehype from 'remark-rehype';
import { visit } from 'unist-util-visit';
import { quote } from '../../../model/quote.ts';
import { isPicturePath, picturePath } from '../../../model/schemas/picture.ts';
import type { Position } from '../diagnostic.ts';
import { lineDiagnostics } from './markdown-lines.ts';
import { type MarkdownDiagnostic, nodeDiagnostics, place } from './markdown-nodes.ts';
import { tableElement } from './markdown-table.ts';

/** A link in a Markdown text. */
export interface MarkdownLink {
  url: string;
  /** Counted from 1 within the text. */
  at: Position;
}

/** A picture in a Markdown text. */
export interface MarkdownPicture {
  file: string;
  alt: string;
  at: Position;
}

export interface RenderedMarkdown {
  /** Pictures in it are named as in the content: `<img src="pictures/desk.jpg" alt="...">`. */
  html: string;
  links: MarkdownLink[];
  pictures: MarkdownPicture[];
  diagnostics: MarkdownDiagnostic[];
}

// One tilde stands for "about", as in "~5 to ~10 minutes".
const reader = remark().use(remarkGfm, { singleTilde: false });
const writer = remark()
  .use(remarkRehype, { handlers: { table: tableElement } })
  .use(rehypeStringify);

/** Renders Markdown to HTML; raw HTML in it is dropped, not passed on. */
export function renderMarkdown(markdown: string): RenderedMarkdown {
  const lines = markdown.split('\n');
  const tree = withoutHiddenLinks(reader.parse(markdown));
  const links: MarkdownLink[] = [];
  const diagnostics = [...nodeDiagnostics(tree, lines), ...lineDiagnostics(tree, lines)];
  const pictures: MarkdownPicture[] = [];
  visit(tree, 'image', (node) => {
    if (!isPicturePath(node.url)) return;
    node.url = picturePath(node.url);
    node.title = null;
    pictures.push({ file: node.url, alt: node.alt ?? '', at: place(node) });
  });
  visit(tree, (node) => {
    if (node.type !== 'link' && node.type !== 'definition') return;
    const at = place(node);
    const bare = node.type === 'link' ? bareAddress(node, lines) : undefined;
    if (bare?.startsWith('www.')) {
      const message = `${quote(bare)} isn't a full URL. Write [words for it](https://${bare}).`;
      diagnostics.push({ at, message });
    } else {
      links.push({ url: node.url, at });
    }
  });
  const page = writer.runSync(tree);
  // Another site learns nothing of this page (components/link/ExternalLink.tsx).
  visit(page, 'element', ({ tagName, properties }) => {
    if (tagName === 'a' && /^https:/.test(`${properties.href}`)) {
      properties.rel = ['noopener', 'noreferrer'];
    }
  });
  return { html: String(writer.stringify(page)), links, pictures, diagnostics };
}

/**
 * The reader also makes links of addresses that show only once escapes and codes are read. Those are
 * meant as words, and have no place in the text.
 */
function withoutHiddenLinks(tree: Root): Root {
  visit(tree, 'link', (node, index, parent) => {
    if (node.position === undefined && index !== undefined) {
      parent?.children.splice(index, 1, ...node.children);
    }
  });
  return tree;
}

/** The words of a link that is an address alone, without any marks around it. */
function bareAddress({ children, position }: Link, lines: readonly string[]): string | undefined {
  const mark = lines[(position?.start.line ?? 0) - 1]?.charAt((position?.start.column ?? 1) - 1);
  if (mark === '[' || mark === '<') return undefined;
  const [words] = children;
  return words?.type === 'text' ? words.value : undefined;
}
