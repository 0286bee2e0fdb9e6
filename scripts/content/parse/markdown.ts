import type { Root as HtmlRoot } from 'hast';
import type { Heading, Html, Image, Link, Nodes, Root, Table, Text } from 'mdast';
import { toString as wordsOf } from 'mdast-util-to-string';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import remarkRehype from 'remark-rehype';
import { visit } from 'unist-util-visit';
import type { ProseTree } from '../../../model/prose.ts';
import { isNamedHeic, isPicturePath, NO_HEIC, picturePath } from '../../../model/schemas/fields.ts';
import { quote } from '../../../model/text.ts';
import { positionAt, type Report, type SourcePosition } from '../diagnostic.ts';

/** A Markdown text as a tree of HTML, with what it leads to. */
interface ParsedMarkdown {
  prose: ProseTree;
  links: readonly MarkdownLink[];
}

/** A link or a picture in a Markdown text. */
export interface MarkdownLink {
  /** Where it leads, or the picture: "pictures/desk.jpg". */
  url: string;
  /** The words that describe a picture; a link has none. */
  alt?: string;
  /** Where it is; the line is counted from 1 within the text. */
  position: SourcePosition;
}

/** Where a part of a text is. */
type PositionOf = (node: Nodes) => SourcePosition;

const markdown = remark()
  // One tilde means "about", as in "~5 to ~10 minutes".
  .use(remarkGfm, { singleTilde: false });

const html = remark().use(remarkRehype);

/** Parses Markdown and reports what a page cannot show; raw HTML is dropped. */
export function parseMarkdown(text: string, report: Report = () => {}): ParsedMarkdown {
  const tree = markdown.parse(text);
  const links: MarkdownLink[] = [];
  /** The level of the last heading; the page has one of level 1. */
  let level = 1;

  const positionOf = ({ position }: Nodes) =>
    positionAt(text, position?.start.offset ?? 0, position?.end.offset);

  const deep = tree.children.find((child) => depthOf(child) > DEEPEST);
  if (deep !== undefined) {
    report(positionOf(deep), TOO_DEEP);
    return { prose: { type: 'root', children: [] }, links: [] };
  }
  reportHtml(tree, positionOf, report);
  visit(tree, (node, _index, parent) => {
    // A part that the parser puts together from escapes and codes has no position of its own.
    const position = positionOf(node.position ? node : (parent ?? tree));

    switch (node.type) {
      case 'text':
        reportBrackets(node, text, report);
        break;
      case 'heading':
        if (isEmpty(node)) report(position, 'this heading has no words. Write some, or delete it.');
        level = fitHeading(node, level);
        break;
      case 'table':
        nameTable(node, positionOf, report);
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
          report(position, 'checkboxes aren\'t shown. Start the line with only "- ".');
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

  return { prose: proseOf(tree), links };
}

/** Browsers nest 512 elements at most, and what draws the pages fails not far above that. */
const DEEPEST = 100;

const TOO_DEEP = `more than ${DEEPEST} lists, quotes or bold words in each other. Delete the signs that got in by mistake.`;

function depthOf(node: Nodes): number {
  const inside: readonly Nodes[] = 'children' in node ? node.children : [];
  return 1 + inside.reduce((deepest, child) => Math.max(deepest, depthOf(child)), 0);
}

/**
 * Parses a text of one paragraph, which may have words and links, and reports everything else.
 * @param written the text with its line breaks, which are spaces on a page
 */
export function parseInlineMarkdown(written: string, report: Report): ParsedMarkdown {
  const text = written.replace(/\s/g, ' ');
  const { prose, links } = parseMarkdown(text, report);
  const [paragraph, ...others] = prose.children.filter(({ type }) => type === 'element');
  const isParagraph = paragraph?.type === 'element' && paragraph.tagName === 'p';

  // A line such as "1. May" begins no list here.
  if (!isParagraph || others.length > 0) {
    return { prose: { type: 'root', children: [{ type: 'text', value: text }] }, links: [] };
  }

  for (const { alt, position } of links) {
    if (alt !== undefined)
      report(position, "pictures aren't shown here. Write what it says in words.");
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

/** Reports all HTML of a text at the first tag: who writes one has often pasted many. */
function reportHtml(tree: Root, positionOf: PositionOf, report: Report): void {
  const found: Html[] = [];
  visit(tree, 'html', (node) => void found.push(node));
  const [first] = found;
  if (first === undefined) return;

  const [tag = ''] = /^<[^<>]*>?/.exec(first.value) ?? [];
  const advice =
    'Delete all tags in this text: **words** is bold, *words* is italic, [words](/address) is a link, "- " begins a list item, "## " a heading, and an empty line a paragraph.';
  const position = { ...positionOf(first), length: tag.length };
  report(position, `${quote(tag)} is HTML, which isn't shown. ${advice}`);
}

/** Brackets that were meant for a link, a reference or a picture, and aren't one. */
const NO_LINK = /(?<!\\)(?:\][([]|\[[[^]|\[.*?\(\/)/;

const BRACKETS =
  "these brackets aren't a link, so pages would show them. Write [words](/address), or ![what it shows](pictures/name.jpg): no space between the two or in the address, and each bracket closed. For a plain bracket, write \\[.";

/** Reports the first brackets of a text that pages would show as typed. */
function reportBrackets({ position }: Text, text: string, report: Report): void {
  const { start, end } = position ?? {};
  const found = NO_LINK.exec(text.slice(start?.offset ?? 0, end?.offset ?? 0));
  if (found === null) return;

  const offset = (start?.offset ?? 0) + found.index;
  report(positionAt(text, offset, offset + found[0].length), BRACKETS);
}

/** Names a table by its columns, and reports a column without a heading, and cells without a column. */
function nameTable(table: Table, positionOf: PositionOf, report: Report): void {
  const [headings, ...rows] = table.children;
  const names = (headings?.children ?? []).map((cell) => wordsOf(cell).trim());
  table.data = { hProperties: { ariaLabel: `Table: ${names.join(', ')}` } };

  for (const cell of headings?.children ?? []) {
    if (wordsOf(cell).trim() === '') report(positionOf(cell), NO_HEADING);
  }
  for (const row of rows) {
    const lost = row.children.slice(names.length).map((cell) => wordsOf(cell));
    if (lost.length === 0) continue;
    report(
      positionOf(row),
      `no column heading is above ${quote(lost.join(' | '))}, so no page shows it. Add one, or write \\| for a bar in a cell.`,
    );
  }
}

const NO_HEADING = 'this column has no heading. Write one: screen readers say it with each cell.';

/**
 * Gives a heading the level at which the page shows it: below the page's own heading, and at most one
 * below the heading before it.
 * @returns its level
 */
function fitHeading(heading: Heading, levelBefore: number): number {
  const lowest = Math.min(heading.depth, levelBefore + 1);
  heading.depth = ([2, 3, 4, 5, 6] as const).find((each) => each >= lowest) ?? 6;
  return heading.depth;
}

/** Gives a picture the name by which content knows it, without the title that would pop up over it. */
function readPicture(image: Image, position: SourcePosition): MarkdownLink {
  image.url = picturePath(image.url);
  image.title = null;
  return { url: image.url, alt: image.alt ?? '', position };
}

/** The message about a picture that isn't a file of content/pictures: pages load nothing from other sites. */
function foreignPicture(name: string): string {
  if (isNamedHeic(name)) return NO_HEIC;
  return `the picture ${quote(name)} isn't shown: pages only show JPEG, PNG and WebP files from content/pictures. Put one there and write ![what it shows](pictures/name.jpg).`;
}

/** The tree of HTML for a tree of Markdown, without the positions of its parts. */
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
