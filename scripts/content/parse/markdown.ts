import type { Heading, Nodes } from 'mdast';
import rehypeStringify from 'rehype-stringify';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import remarkRehype from 'remark-rehype';
import { visit } from 'unist-util-visit';
import { isPicturePath, picturePath } from '../../../model/schemas/picture.ts';
import { quote } from '../../../model/text.ts';
import type { Position } from '../diagnostic.ts';
import { findInvisible } from './text-checks.ts';

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

/** What a page cannot show, and where in the text it stands (lines counted from 1 within it). */
export interface MarkdownDiagnostic {
  at: Position;
  message: string;
  /** Left out for an error. */
  severity?: 'warning';
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
const writer = remark().use(remarkRehype).use(rehypeStringify);

/** Renders Markdown to HTML; raw HTML in it is dropped, not passed on. */
export function renderMarkdown(markdown: string): RenderedMarkdown {
  const tree = reader.parse(markdown);
  const links: MarkdownLink[] = [];
  const pictures: MarkdownPicture[] = [];
  const diagnostics: MarkdownDiagnostic[] = [];
  const placeAt = (offset: number, length: number): Position => {
    const lines = markdown.slice(0, offset).split('\n');
    return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, length };
  };
  let depth: Heading['depth'] = 1;
  visit(tree, (node, index, parent) => {
    // The reader also makes links of addresses that show only once escapes and codes are read. Those
    // are meant as words, and neither they nor the words around them have a place in the text.
    if (node.type === 'link' && !node.position && parent && index !== undefined) {
      parent.children.splice(index, 1, ...node.children);
      return index;
    }
    const at = place(node.position ? node : (parent ?? tree));
    const start = node.position?.start.offset ?? 0;
    const source = markdown.slice(start, node.position?.end.offset ?? 0);
    const report = (message: string, place = at) => diagnostics.push({ at: place, message });
    const invisible = findInvisible(textsOf(node));
    if (invisible !== undefined) report(invisible.message);
    if ('url' in node && /[{}]/.test(node.url)) {
      report(`${quote(node.url)} has a brace in it. Write the full address.`);
    }
    for (const [types, pattern, message] of MARKS) {
      if (!types.includes(node.type)) continue;
      for (const found of source.matchAll(pattern)) {
        const [row = ''] = found[0].split('\n');
        const written = row.trimEnd();
        report(message(written, found[1] ?? ''), placeAt(start + found.index, written.length));
      }
    }
    switch (node.type) {
      case 'html':
        report(`${quote(node.value)} is HTML, which isn't shown. Write it in Markdown.`);
        break;
      case 'heading': {
        const most = Math.min(node.depth, depth + 1);
        depth = ([2, 3, 4, 5, 6] as const).find((level) => level >= most) ?? 6;
        const isMain = node.depth === 1;
        const why = isMain ? 'the page already has its main heading' : 'a heading level is skipped';
        const marks = '#'.repeat(depth);
        const message = `${why}, so this one is shown as ${marks}. Write ${marks}.`;
        if (node.depth !== depth) diagnostics.push({ at, message, severity: 'warning' });
        node.depth = depth;
        break;
      }
      case 'table': {
        const [head, ...rows] = node.children;
        const columns = head?.children ?? [];
        for (const cell of columns) {
          if (wordsOf(cell) === '') report(NAMELESS_COLUMN, place(cell));
        }
        for (const row of rows) {
          const [cells, most] = [row.children.length, columns.length];
          if (cells > most) report(longRow(cells, most), place(row));
        }
        const name = columns.map(wordsOf).join(', ');
        node.data = { hProperties: { ariaLabel: `Table: ${name}` } };
        break;
      }
      case 'image':
        if (isPicturePath(node.url)) {
          node.url = picturePath(node.url);
          node.title = null;
          pictures.push({ file: node.url, alt: node.alt ?? '', at });
        } else report(pictureMessage(node.url));
        break;
      case 'imageReference':
        report(pictureMessage(node.identifier));
        break;
      case 'code':
        if (!/^[`~]{3}/.test(source) || CLOSED_CODE.test(source)) break;
        report('the code block is never closed. Add a line with ``` after it.');
        break;
      case 'listItem':
        if (typeof node.checked !== 'boolean') break;
        report('checkboxes aren\'t shown. Start the line with "- " alone.');
        break;
      case 'footnoteDefinition':
        report(FOOTNOTE);
        break;
      case 'link':
      case 'definition':
        if (!source.startsWith('www.')) links.push({ url: node.url, at });
        else report(`${quote(source)} isn't a full URL. Write [words for it](https://${source}).`);
    }
    return undefined;
  });
  return { html: htmlOf(tree), links, pictures, diagnostics };
}

/** Where a part of a text stands; the length reaches to the end of the part or of its first line. */
function place({ position }: Nodes): Position {
  const { start, end } = position ?? {};
  const { line = 1, column = 1 } = start ?? {};
  const oneLine = end !== undefined && end.line === line && end.column > column;
  return { line, column, length: oneLine ? end.column - column : undefined };
}

/** Every text that a part of a Markdown text brings to the page, without those of its parts. */
function textsOf(node: Nodes): string {
  return Object.values(node)
    .filter((value) => typeof value === 'string')
    .join('\n');
}

const CLOSED_CODE = /^(`{3,}|~{3,})(?![`~])[\s\S]*\n[\s>]*\1[`~]*\s*$/;

const FOOTNOTE = "footnotes aren't shown. Put the words in the text, in parentheses.";

/** Marks that would stand on the page as they were typed, in what parts, and what to say of each. */
const MARKS: readonly [Nodes['type'][], RegExp, (found: string, mark: string) => string][] = [
  [['paragraph', 'heading', 'table'], /(?<!\\)\[\^[^\][\s]+\](?!\()/g, () => FOOTNOTE],
  // A brace as HTML writes it, with which a token would reach the page unfilled.
  [
    ['paragraph', 'heading', 'table'],
    /&(?:#0*12[35]|#x0*7[bd]|[lr](?:cub|brace));/gi,
    (found) => `${found} is a brace, which would show up as typed. Delete it.`,
  ],
  [
    ['paragraph'],
    /(?<=^[ \t>]*)(#{1,6}(?=\p{L})|#{2,6}(?=\S)).*/gmu,
    (found, mark) => {
      const heading = `${mark.padStart(2, '#')} ${found.slice(mark.length)}`;
      return `no space after ${mark}. Write ${quote(heading)}, or \\# for the sign itself.`;
    },
  ],
  [
    ['paragraph'],
    /(?<=^[ \t>]*)\|.*(?:\n[ \t>]*\|.*)*/gm,
    (found) => {
      const columns = found.replace(/^\||\|$/g, '').split('|');
      const rule = `|${columns.map(() => ' --- |').join('')}`;
      return `not a table yet. Add the line "${rule}" below this one.`;
    },
  ],
];

/** Pages load nothing from other sites. */
function pictureMessage(name: string): string {
  return `the picture ${quote(name)} isn't shown: pages show files of content/pictures alone. Put it there and write ![what it shows](pictures/name.jpg).`;
}

const NAMELESS_COLUMN =
  'this column has no heading. Write one: screen readers say it with each cell.';

function longRow(cells: number, columns: number): string {
  return `this row has ${cells} cells, but the table has ${columns} columns. Delete the extra cell, or write \\| for a | inside a cell.`;
}

/** What people read of a part of a text. */
function wordsOf(node: Nodes): string {
  const words: string[] = [];
  visit(node, (part) => {
    if (part.type === 'text' || part.type === 'inlineCode') words.push(part.value);
  });
  return words.join('').trim();
}

function htmlOf(tree: ReturnType<typeof reader.parse>): string {
  const page = writer.runSync(tree);
  visit(page, 'element', (element, index, parent) => {
    const { tagName, properties } = element;
    // Another site learns nothing of this page (components/link/ExternalLink.tsx).
    if (tagName === 'a' && /^https:/.test(`${properties.href}`)) {
      properties.rel = ['noopener', 'noreferrer'];
    }
    // The pages' policy allows no inline styles, and HTML has no attribute for it.
    if (typeof properties.align === 'string') {
      properties.className = [properties.align];
      properties.align = undefined;
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
  return String(writer.stringify(page));
}
