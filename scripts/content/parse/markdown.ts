import type { Root as HastRoot } from 'hast';
import type { Heading, Nodes, Root, Table } from 'mdast';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import remarkRehype from 'remark-rehype';
import { visit } from 'unist-util-visit';
import type { ProseTree } from '../../../model/prose.ts';
import { isPicturePath, picturePath } from '../../../model/schemas/fields.ts';
import { type Position, quote, type Report } from '../diagnostic.ts';

/** A Markdown text as a tree of HTML, with what it leads to. */
export interface ParsedMarkdown {
  prose: ProseTree;
  links: MarkdownLink[];
}

/** A link or a picture in a Markdown text. */
interface MarkdownLink {
  url: string;
  /** The words that stand for a picture; a link has none. */
  alt?: string;
  /** Where it stands; line and column are counted from 1 within the text. */
  at: Position;
}

// One tilde stands for "about", as in "~5 to ~10 minutes".
const markdown = remark().use(remarkGfm, { singleTilde: false });
const html = remark().use(remarkRehype);

/** Parses Markdown and reports what a page cannot show; raw HTML is dropped. */
export function parseMarkdown(text: string, report: Report = () => {}): ParsedMarkdown {
  const tree = markdown.parse(text);
  const links: MarkdownLink[] = [];
  let depth: Heading['depth'] = 1;
  visit(tree, (node, _index, parent) => {
    // What the reader makes once escapes and codes are read has no place of its own.
    const at = placeOf(node.position ? node : (parent ?? tree));
    const start = node.position?.start.offset ?? 0;
    const source = text.slice(start, node.position?.end.offset ?? 0);
    switch (node.type) {
      case 'paragraph':
        for (const { 0: written, 1: mark = '', 2: words, index } of source.matchAll(HEADING)) {
          const before = text.slice(0, start + index).split('\n');
          const place = { line: before.length, column: (before.at(-1) ?? '').length + 1 };
          const message = `no space after ${mark}. Write ${quote(`${mark.padStart(2, '#')} ${words}`)}, or \\# for the sign itself.`;
          report({ ...place, length: written.length }, message);
        }
        break;
      case 'text':
        if (!/(?<!\\)\]\(/.test(source)) break;
        report(at, 'a link is never closed. Write [words](/address), with ) after its address.');
        break;
      case 'html':
        report(at, `${quote(source)} is HTML, which isn't shown. Write it in Markdown.`);
        break;
      case 'heading': {
        const most = Math.min(node.depth, depth + 1);
        depth = ([2, 3, 4, 5, 6] as const).find((level) => level >= most) ?? 6;
        const why =
          most === 1 ? 'the page already has its main heading' : 'a heading level is skipped';
        const marks = '#'.repeat(depth);
        const message = `${why}, so this one is shown as ${marks}. Write ${marks}.`;
        if (node.depth !== depth) report(at, message, 'warning');
        node.depth = depth;
        break;
      }
      case 'table':
        readTable(node, report);
        break;
      case 'image':
        if (isPicturePath(node.url)) {
          node.url = picturePath(node.url);
          node.title = null;
          links.push({ url: node.url, alt: node.alt ?? '', at });
        } else report(at, pictureMessage(node.url));
        break;
      case 'imageReference':
        report(at, pictureMessage(node.identifier));
        break;
      case 'listItem':
        if (typeof node.checked !== 'boolean') break;
        report(at, 'checkboxes aren\'t shown. Start the line with "- " alone.');
        break;
      case 'footnoteDefinition':
        report(at, "footnotes aren't shown. Put the words in the text, in parentheses.");
        break;
      case 'link':
      case 'definition':
        links.push({ url: node.url, at });
    }
  });
  return { prose: proseOf(tree), links };
}

/** Where a part of a text stands; the length reaches to the end of a part of one line. */
function placeOf({ position }: Nodes): Position {
  const { start, end } = position ?? {};
  const { line = 1, column = 1 } = start ?? {};
  const isOneLine = end !== undefined && end.line === line && end.column > column;
  return { line, column, length: isOneLine ? end.column - column : undefined };
}

/** Names a table by its columns, and tells of one that has no heading. */
function readTable(table: Table, report: Report): void {
  const [head] = table.children;
  const names = (head?.children ?? []).map((cell) => {
    const words: string[] = [];
    visit(cell, (part) => {
      if (part.type === 'text' || part.type === 'inlineCode') words.push(part.value);
    });
    const name = words.join('').trim();
    const message = 'this column has no heading. Write one: screen readers say it with each cell.';
    if (name === '') report(placeOf(cell), message);
    return name;
  });
  table.data = { hProperties: { ariaLabel: `Table: ${names.join(', ')}` } };
}

/** A heading without its space, which would stand on the page as it was typed. */
const HEADING = /(?<=^[ \t>]*)(#{1,6}(?=\p{L})|#{2,6}(?=\S))(.*\S)/gmu;

/** Pages load nothing from other sites. */
function pictureMessage(name: string): string {
  return `the picture ${quote(name)} isn't shown: pages show files of content/pictures alone. Put it there and write ![what it shows](pictures/name.jpg).`;
}

/** The tree of HTML that stands for a tree of Markdown, without the places of its parts. */
function proseOf(tree: Root): ProseTree {
  const prose: HastRoot = html.runSync(tree);

  visit(prose, (node) => {
    delete node.position;
    delete node.data;
  });

  visit(prose, 'element', (element, index, parent) => {
    const { tagName, properties } = element;

    // The pages' policy allows no inline styles, and HTML has no attribute for it.
    if (typeof properties.align === 'string') {
      properties.className = [properties.align];
      delete properties.align;
    }

    // A table scrolls sideways where it is wider than the screen: by touch, and by keyboard once it
    // is focused, for which it needs a name.
    if (tagName === 'table' && parent && index !== undefined) {
      parent.children[index] = {
        type: 'element',
        tagName: 'div',
        properties: { className: ['table'], role: 'group', tabIndex: 0, ...properties },
        children: [{ ...element, properties: {} }],
      };
    }
  });

  return prose;
}
