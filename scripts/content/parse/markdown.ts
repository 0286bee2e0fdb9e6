import type { Root as HtmlRoot } from 'hast';
import type { Heading, Image, Nodes, Paragraph, Root, Table, TableCell } from 'mdast';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import remarkRehype from 'remark-rehype';
import { visit } from 'unist-util-visit';
import type { ProseTree } from '../../../model/prose.ts';
import { isPicturePath, picturePath } from '../../../model/schemas/fields.ts';
import { quote, type Report, type SourcePlace } from '../diagnostic.ts';

/** A Markdown text as a tree of HTML, with what it leads to. */
export interface ParsedMarkdown {
  prose: ProseTree;
  links: readonly MarkdownLink[];
}

/** A link or a picture in a Markdown text. */
export interface MarkdownLink {
  /** Where it leads, or the picture: "pictures/desk.jpg". */
  url: string;
  /** The words that stand for a picture; a link has none. */
  alt?: string;
  /** Where it stands; the line is counted from 1 within the text. */
  place: SourcePlace;
}

const markdown = remark()
  // One tilde stands for "about", as in "~5 to ~10 minutes".
  .use(remarkGfm, { singleTilde: false });

const html = remark().use(remarkRehype);

/** Parses Markdown and reports what a page cannot show; raw HTML is dropped. */
export function parseMarkdown(text: string, report: Report = () => {}): ParsedMarkdown {
  const tree = markdown.parse(text);
  const links: MarkdownLink[] = [];
  /** The level of the last heading; the page has one of level 1. */
  let level = 1;

  visit(tree, (node, _index, parent) => {
    // A part that the parser puts together from escapes and codes has no place of its own.
    const place = placeOf(node.position ? node : (parent ?? tree));

    switch (node.type) {
      case 'paragraph':
        checkParagraph(node, text, report);
        break;
      case 'text':
        if (/(?<!\\)\]\(/.test(sourceOf(node, text))) {
          report(
            place,
            'a link is never closed. Write [words](/address), with ) after its address.',
          );
        }
        break;
      case 'html': {
        const found = quote(sourceOf(node, text));
        report(place, `${found} is HTML, which isn't shown. Write it in Markdown.`);
        break;
      }
      case 'heading':
        level = fitHeading(node, level, report);
        break;
      case 'table':
        nameTable(node, report);
        break;
      case 'image':
        if (isPicturePath(node.url)) links.push(readPicture(node, place));
        else report(place, foreignPicture(node.url));
        break;
      case 'imageReference':
        report(place, foreignPicture(node.identifier));
        break;
      case 'listItem':
        if (typeof node.checked === 'boolean') {
          report(place, 'checkboxes aren\'t shown. Start the line with "- " alone.');
        }
        break;
      case 'footnoteDefinition':
        report(place, "footnotes aren't shown. Put the words in the text, in parentheses.");
        break;
      case 'link':
      case 'definition':
        links.push({ url: node.url, place });
        break;
    }
  });

  return { prose: proseOf(tree), links };
}

/** Where a part of a text stands; it has a length if it ends on its first line. */
function placeOf({ position }: Nodes): SourcePlace {
  if (position === undefined) return { line: 1, column: 1 };

  const { start, end } = position;
  const isOneLine = end.line === start.line && end.column > start.column;
  const length = isOneLine ? end.column - start.column : undefined;
  return { line: start.line, column: start.column, length };
}

/** A part of a text as it was written; empty where it has no place of its own. */
function sourceOf({ position }: Nodes, text: string): string {
  return text.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);
}

/** A heading without the space after its signs: "##Downtown", which would be shown as it was typed. */
const UNSPACED_HEADING = /(?<=^[ \t>]*)(#{1,6}(?=\p{L})|#{2,6}(?=\S))(.*\S)/gmu;

/** Reports lines of a paragraph that were meant as headings. */
function checkParagraph(paragraph: Paragraph, text: string, report: Report): void {
  const start = paragraph.position?.start.offset ?? 0;

  for (const match of sourceOf(paragraph, text).matchAll(UNSPACED_HEADING)) {
    const [line, signs = '', words = ''] = match;
    const linesBefore = text.slice(0, start + match.index).split('\n');
    const column = (linesBefore.at(-1) ?? '').length + 1;

    // One # alone is the heading of the page, so a text starts with two.
    const heading = quote(`${signs.padStart(2, '#')} ${words}`);
    const message = `no space after ${signs}. Write ${heading}, or \\# for the sign itself.`;
    report({ line: linesBefore.length, column, length: line.length }, message);
  }
}

/**
 * Gives a heading the level at which the page shows it: below the page's own heading, and at most one
 * below the heading before it. Warns where that isn't the level that was written.
 * @returns its level
 */
function fitHeading(heading: Heading, levelBefore: number, report: Report): number {
  const written = heading.depth;
  const lowest = Math.min(written, levelBefore + 1);
  const level = ([2, 3, 4, 5, 6] as const).find((each) => each >= lowest) ?? 6;
  if (level === written) return level;

  const why = lowest === 1 ? 'the page already has its main heading' : 'a heading level is skipped';
  const signs = '#'.repeat(level);
  const message = `${why}, so this one is shown as ${signs}. Write ${signs}.`;
  report(placeOf(heading), message, 'warning');
  heading.depth = level;
  return level;
}

/** Names a table by its columns, and reports a column that has no heading. */
function nameTable(table: Table, report: Report): void {
  const headings = table.children[0]?.children ?? [];
  const names = headings.map((cell) => {
    const name = wordsOfCell(cell);
    if (name === '') {
      const message =
        'this column has no heading. Write one: screen readers say it with each cell.';
      report(placeOf(cell), message);
    }
    return name;
  });
  table.data = { hProperties: { ariaLabel: `Table: ${names.join(', ')}` } };
}

function wordsOfCell(cell: TableCell): string {
  const words: string[] = [];
  visit(cell, (part) => {
    if (part.type === 'text' || part.type === 'inlineCode') words.push(part.value);
  });
  return words.join('').trim();
}

/** Gives a picture the name by which content knows it, without the title that would pop up over it. */
function readPicture(image: Image, place: SourcePlace): MarkdownLink {
  image.url = picturePath(image.url);
  image.title = null;
  return { url: image.url, alt: image.alt ?? '', place };
}

/** What is said of a picture that is no file of content/pictures: pages load nothing from other sites. */
function foreignPicture(name: string): string {
  return `the picture ${quote(name)} isn't shown: pages show files of content/pictures alone. Put it there and write ![what it shows](pictures/name.jpg).`;
}

/** The tree of HTML that stands for a tree of Markdown, without the places of its parts. */
function proseOf(tree: Root): ProseTree {
  const prose: HtmlRoot = html.runSync(tree);

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
