import type { Root as HtmlRoot } from 'hast';
import type { Heading, Image, Link, Nodes, Paragraph, Root, Table, TableCell } from 'mdast';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import remarkRehype from 'remark-rehype';
import { visit } from 'unist-util-visit';
import type { ProseTree } from '../../../model/prose.ts';
import {
  isHeicName,
  isPicturePath,
  JPEG_OF_HEIC,
  picturePath,
  plainPictureName,
} from '../../../model/schemas/fields.ts';
import { count } from '../../../model/text.ts';
import { quote, type Report, type Severity, type SourcePosition } from '../diagnostic.ts';

/** A Markdown text as a tree of HTML, with what it leads to. */
export interface ParsedMarkdown {
  prose: ProseTree;
  links: readonly MarkdownLink[];
}

/** A link or a picture in a Markdown text. */
export interface MarkdownLink {
  /** Where it leads, or the picture: "pictures/desk.jpg". With a space in it, a link leads nowhere. */
  url: string;
  /** The words that stand for a picture; a link has none. */
  alt?: string;
  /** Where it stands; the line is counted from 1 within the text. */
  position: SourcePosition;
}

const markdown = remark()
  // One tilde stands for "about", as in "~5 to ~10 minutes".
  .use(remarkGfm, { singleTilde: false });

const html = remark().use(remarkRehype);

/** Parses Markdown and reports what a page cannot show; raw HTML is dropped. */
export function parseMarkdown(text: string, report: Report = () => {}): ParsedMarkdown {
  const tree = markdown.parse(text);
  const links: MarkdownLink[] = [];
  const tags: FoundTag[] = [];
  /** The level of the last heading; the page has one of level 1. */
  let level = 1;

  visit(tree, (node, _index, parent) => {
    // A part that the parser puts together from escapes and codes has no position of its own.
    const position = positionOf(node.position ? node : (parent ?? tree));

    switch (node.type) {
      case 'paragraph':
        checkParagraph(node, text, report);
        checkSigns(node, text, links, report);
        break;
      case 'tableCell':
        checkSigns(node, text, links, report);
        break;
      case 'html':
        tags.push({ position, written: sourceOf(node, text) });
        break;
      case 'heading':
        checkSigns(node, text, links, report);
        checkHeading(node, text, report);
        level = fitHeading(node, level, report);
        break;
      case 'table':
        nameTable(node, report);
        checkRows(node, report);
        break;
      case 'code':
        if (!isFenced(sourceOf(node, text))) report(position, INDENTED);
        break;
      case 'image':
        if (isPicturePath(node.url)) links.push(readPicture(node, position));
        else report(position, foreignPicture(node.url));
        break;
      case 'imageReference':
        report(position, foreignPicture(node.identifier));
        break;
      case 'listItem':
        if (typeof node.checked === 'boolean') {
          report(position, 'checkboxes aren\'t shown. Start the line with "- " alone.');
        }
        break;
      case 'footnoteDefinition':
        report(position, "footnotes aren't shown. Put the words in the text, in parentheses.");
        break;
      case 'link':
        if (isEmpty(node)) report(position, `this link has no words. Write [words](${node.url}).`);
        links.push({ url: node.url, position });
        break;
      case 'definition':
        links.push({ url: node.url, position });
        break;
    }
  });

  reportTags(tags, report);
  return { prose: proseOf(tree), links };
}

/** Parses a text of one paragraph, in which words and links may stand, and reports all else. */
export function parseInlineMarkdown(text: string, report: Report): ParsedMarkdown {
  const { prose, links } = parseMarkdown(text, report);
  const [paragraph, ...others] = prose.children.filter(({ type }) => type === 'element');
  const isParagraph = paragraph?.type === 'element' && paragraph.tagName === 'p';

  // A line such as "1. May" begins no list here.
  if (!isParagraph || others.length > 0) {
    const broken = links.filter(({ url }) => /\s/.test(url));
    return { prose: { type: 'root', children: [{ type: 'text', value: text }] }, links: broken };
  }

  for (const { alt, position } of links) {
    if (alt !== undefined)
      report(position, 'no picture is shown here. Write what it says in words.');
  }
  // Paragraphs of a long text in YAML are one here, with more than a space between them.
  visit(paragraph, 'text', (node) => {
    node.value = node.value.replace(/\s+/g, ' ');
  });
  const children = paragraph.children.filter((node) => {
    return node.type === 'text' || (node.type === 'element' && node.tagName !== 'img');
  });
  return { prose: { type: 'root', children }, links };
}

/** Whether nothing of a part is shown. */
function isEmpty(node: Link | Heading): boolean {
  return node.children.every((child) => child.type === 'text' && child.value.trim() === '');
}

const INDENTED =
  'text that begins with a tab or four spaces is shown as code. Delete them, or put a line with ``` above code and one below it.';

/** Whether code stands between lines of its own, and is meant as code. */
const isFenced = (source: string) => /^\s*(?:`{3}|~{3})/.test(source);

/** HTML in a text. */
interface FoundTag {
  position: SourcePosition;
  written: string;
}

/** What to write in the place of a tag. */
const INSTEAD: readonly { tag: RegExp; instead: string }[] = [
  { tag: /^<(?:b|strong)\b/i, instead: 'Write **words** for bold ones' },
  { tag: /^<(?:i|em)\b/i, instead: 'Write *words* for slanted ones' },
  { tag: /^<a\b/i, instead: 'Write [words](/address) for a link' },
  { tag: /^<img\b/i, instead: 'Write ![what it shows](pictures/name.jpg)' },
  { tag: /^<(?:br|p)\b/i, instead: 'Leave a line empty between paragraphs' },
  { tag: /^<(?:ul|ol|li)\b/i, instead: 'Start each line of the list with "- "' },
  { tag: /^<h[1-6]\b/i, instead: 'Write ## and a space before a heading' },
];

/** Reports all HTML of a text at the first tag: who writes one has often pasted many. */
function reportTags([first, ...others]: readonly FoundTag[], report: Report): void {
  if (first === undefined) return;

  const [tag = ''] = /^<[^<>]*>?/.exec(first.written) ?? [];
  const instead = INSTEAD.find((each) => each.tag.test(tag))?.instead ?? 'Write it in Markdown';
  const isAlone = others.length === 0 && tag === first.written;
  const rest = isAlone ? 'delete it' : 'delete all tags of this text';
  report(
    { ...first.position, length: tag.length },
    `${quote(tag)} is HTML, which isn't shown. ${instead}, and ${rest}.`,
  );
}

/** Signs of Markdown that make nothing, and what is said of them. */
const BROKEN_SIGNS: readonly {
  pattern: RegExp;
  severity: Severity;
  message: (found: RegExpExecArray) => string;
}[] = [
  {
    pattern: /(?<!\\)!\[[^[\]]*\]\(\/?pictures\/([^()\n]*\s[^()\n]*\.(?:jpe?g|png|webp))\s*\)/gi,
    severity: 'error',
    message: ([, name = '']) => spaceInPictureName(name.trim()),
  },
  {
    pattern: /(?<!\\)\[([^[\]]+)\]\((https?:[^()\n]*\s[^()\n]*)\)/g,
    severity: 'error',
    message: ([, words, address = '']) => {
      const better = address.trim().replace(/\s+/g, '%20');
      return `the address of this link has a space in it. Write [${words}](${better}).`;
    },
  },
  {
    pattern: /(?<!\\)\[([^[\]]+)\]\s+\(((?:\/|https?:)[^()\s]*)\)/g,
    severity: 'error',
    message: ([, words, address]) =>
      `a space before the address of this link. Write [${words}](${address}).`,
  },
  {
    pattern: /(?<!\\)\(([^()]+)\)\[((?:\/|https?:)[^[\]\s]*)\]/g,
    severity: 'error',
    message: ([, words, address]) =>
      `the brackets of this link have changed places. Write [${words}](${address}).`,
  },
  {
    pattern: /(?<!\\)\[([^[\]()]+)\(((?:\/|https?:)[^()\s]*)\)/g,
    severity: 'error',
    message: ([, words, address]) =>
      `the words of this link are never closed. Write [${words}](${address}), with ] after them.`,
  },
  {
    pattern: /(?<!\\)\[[^[\]]*\]\([^\n]*/g,
    severity: 'error',
    message: () => 'a link is never closed. Write [words](/address), with ) after its address.',
  },
  {
    pattern: /(?<!\\)\[\[([^[\]]+)\]\]/g,
    severity: 'error',
    message: ([, words]) =>
      `two brackets make no link. Write the address behind one pair, such as [${words}](/contact).`,
  },
  {
    pattern: /(?<!\\)\[([^[\]^!]+)\]\[[^[\]]*\]/g,
    severity: 'error',
    message: ([, words]) =>
      `this link has no address. Write one behind its words, such as [${words}](/contact).`,
  },
  {
    pattern: /(?<!\\)\[\^[^[\]]+\]/g,
    severity: 'error',
    message: ([sign]) => `${sign} has no words. Put them in the text, in parentheses.`,
  },
  {
    pattern: /(?<!\\)\[!(\w+)\]/g,
    severity: 'error',
    message: ([sign]) => `${sign} makes no box, so pages show it. Delete it.`,
  },
  {
    pattern: /^(?::{3,}|!!!\s).*$/gm,
    severity: 'error',
    message: () =>
      'this line makes no box, so pages show it. Delete it, and any line with ::: below.',
  },
  {
    pattern: /(?<!\\)(==|\+\+)(?=\S)([^=+\n]+)(?<=\S)\1/g,
    severity: 'error',
    message: ([, sign, words]) => `${sign} marks nothing, so pages show it. Write **${words}**.`,
  },
  {
    pattern: /(?<!\\)(?:\*\*|(?<!_)__(?!_))/g,
    severity: 'warning',
    message: ([sign]) =>
      `this ${sign} makes nothing bold, so pages show it. Put ${sign} right before the bold words and right after them.`,
  },
];

/** What is said of a picture whose name no text can take. */
function spaceInPictureName(name: string): string {
  const what = 'the name of this picture has a space in it.';
  const better = plainPictureName(name);
  return better === undefined
    ? `${what} Rename the file to lowercase words (a-z, 0-9) joined by hyphens, and write that name here.`
    : `${what} Rename the file to ${better}, and write pictures/${better} here.`;
}

/** A link to a page of this site whose address has a space in it: which page is meant is found out later. */
const LINK_WITH_SPACE = /(?<![\\!])\[[^[\]]+\]\(([^()\n:]*\s[^()\n:]*)\)/g;

/** Parts of a text whose signs are no mistakes. */
const MAKES_SOMETHING = [
  'link',
  'linkReference',
  'footnoteReference',
  'image',
  'inlineCode',
  'strong',
  'html',
];

/** Reports signs that were meant for a link or for bold words, and make none. */
function checkSigns(
  node: Heading | Paragraph | TableCell,
  text: string,
  links: MarkdownLink[],
  report: Report,
): void {
  const start = node.position?.start.offset ?? 0;
  let rest = sourceOf(node, text);
  const blank = (from: number, length: number) => {
    rest = rest.slice(0, from) + ' '.repeat(length) + rest.slice(from + length);
  };

  // What makes something is no broken sign. An address without brackets makes a link by itself.
  visit(node, (part) => {
    const isMade = MAKES_SOMETHING.includes(part.type);
    const written = sourceOf(part, text);
    const isBare = part.type === 'link' && !/^[[<]/.test(written);
    if (isMade && !isBare) blank((part.position?.start.offset ?? 0) - start, written.length);
  });

  const placeIn = (match: RegExpExecArray): SourcePosition => {
    const before = text.slice(0, start + match.index).split('\n');
    const column = (before.at(-1) ?? '').length + 1;
    const [written] = match[0].split('\n');
    return { line: before.length, column, length: written?.length ?? 0 };
  };

  for (const match of [...rest.matchAll(LINK_WITH_SPACE)]) {
    const [written, url = ''] = match;
    links.push({ url: url.trim(), position: placeIn(match) });
    blank(match.index, written.length);
  }
  for (const { pattern, severity, message } of BROKEN_SIGNS) {
    const found = [...rest.matchAll(pattern)];
    // A pair of ** that makes nothing is one mistake.
    for (const match of severity === 'warning' ? found.slice(0, 1) : found) {
      report(placeIn(match), message(match), severity);
      blank(match.index, match[0].length);
    }
  }
}

/** Where a part of a text stands; it has a length if it ends on its first line. */
function positionOf({ position }: Nodes): SourcePosition {
  if (position === undefined) return { line: 1, column: 1 };

  const { start, end } = position;
  const isOneLine = end.line === start.line && end.column > start.column;
  const length = isOneLine ? end.column - start.column : undefined;
  return { line: start.line, column: start.column, length };
}

/** A part of a text as it was written; empty where it has no position of its own. */
function sourceOf({ position }: Nodes, text: string): string {
  return text.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);
}

/** A heading without the space after its signs: "##Downtown", which would be shown as it was typed. */
const UNSPACED_HEADING = /(?<=^[ \t>]*)(#{1,6}(?=\p{L})|#{2,6}(?=\S))(.*\S)/gmu;

/** A row of hyphens as it stands below the headings of a table. */
const ROW_OF_HYPHENS = /^\s*\|?(?:\s*:?-+:?\s*\|)*\s*:?-+:?\s*\|?\s*$/;

/** The cells of a row, by the bars between them. */
const cellsIn = (row: string) =>
  row
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|').length;

/** What is wrong with the lines of a table that is none; undefined for a paragraph of words. */
function brokenTable(lines: readonly string[]): string | undefined {
  const [headings = '', second = ''] = lines;
  const hasBars = lines.every((line) => /^\s*\|.*\|\s*$/.test(line) || / \| /.test(line));
  const isRow = hasBars && (lines.length > 1 || /^\s*\|/.test(headings));
  const number = cellsIn(headings);
  const row = `|${' --- |'.repeat(number)}`;

  if (headings.includes('|') && second.includes('-') && ROW_OF_HYPHENS.test(second)) {
    return `this table has ${count(number, 'heading')}, and the row of hyphens has ${count(cellsIn(second), 'cell')}. Write ${row} there.`;
  }
  if (!isRow) return undefined;
  return `a table needs a row of hyphens below its headings, else pages show its bars. Write ${row} there.`;
}

/** Reports lines of a paragraph that were meant as headings, or as a table. */
function checkParagraph(paragraph: Paragraph, text: string, report: Report): void {
  const start = paragraph.position?.start.offset ?? 0;

  const table = brokenTable(sourceOf(paragraph, text).split('\n'));
  if (table !== undefined) report(positionOf(paragraph), table);

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
  report(positionOf(heading), message, 'warning');
  heading.depth = level;
  return level;
}

/** Reports a heading without words, and a text that --- right below it makes one. */
function checkHeading(heading: Heading, text: string, report: Report): void {
  if (isEmpty(heading)) {
    report(positionOf(heading), 'a heading without words. Write some, or delete the line.');
  }

  const [underline = '', last = ''] = sourceOf(heading, text).split('\n').toReversed();
  const isSentence = /^\s*(?:-+|=+)\s*$/.test(underline) && /[.!?:…]\s*$/.test(last);
  if (!isSentence) return;

  const sign = underline.trim();
  report(
    positionOf(heading),
    `${sign} right below a text makes a heading of it. Leave a line empty above ${sign}.`,
  );
}

/** Reports rows with more cells than there are headings, which no page shows. */
function checkRows(table: Table, report: Report): void {
  const [headings, ...rows] = table.children;
  const number = headings?.children.length ?? 0;
  for (const row of rows) {
    const lost = row.children.slice(number);
    if (lost.length === 0) continue;

    const words = quote(lost.map(wordsOfCell).join(' | '));
    report(
      positionOf(row),
      `no heading stands above ${words}, so no page shows it. Add one, or write \\| for a bar in a cell.`,
    );
  }
}

/** Names a table by its columns, and reports a column that has no heading. */
function nameTable(table: Table, report: Report): void {
  const headings = table.children[0]?.children ?? [];
  const names = headings.map((cell) => {
    const name = wordsOfCell(cell);
    if (name === '') {
      const message =
        'this column has no heading. Write one: screen readers say it with each cell.';
      report(positionOf(cell), message);
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
function readPicture(image: Image, position: SourcePosition): MarkdownLink {
  image.url = picturePath(image.url);
  image.title = null;
  return { url: image.url, alt: image.alt ?? '', position };
}

/** What is said of a picture that is no file of content/pictures: pages load nothing from other sites. */
function foreignPicture(name: string): string {
  if (isHeicName(name)) {
    return `${quote(name)} is an iPhone's picture (HEIC), which browsers can't show. ${JPEG_OF_HEIC}`;
  }
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
