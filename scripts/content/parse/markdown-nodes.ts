import type { Code, Heading, Nodes, Root, Table } from 'mdast';
import { visit } from 'unist-util-visit';
import { quote } from '../../../model/quote.ts';
import { isPicturePath } from '../../../model/schemas/picture.ts';
import type { Position } from '../diagnostic.ts';
import { wordsOf } from './markdown-table.ts';

/** What a page cannot show, and where in the text it stands (lines counted from 1 within it). */
export interface MarkdownDiagnostic {
  at: Position;
  message: string;
  /** Left out for an error. */
  severity?: 'warning';
}

/** What each part of a text holds that a page cannot show, whatever else the site holds. */
export function nodeDiagnostics(tree: Root, lines: readonly string[]): MarkdownDiagnostic[] {
  const diagnostics: MarkdownDiagnostic[] = [];
  let depth: Heading['depth'] = 1;
  visit(tree, (node) => {
    const report = (message: string) => diagnostics.push({ at: place(node), message });
    switch (node.type) {
      case 'html':
        report(`${quote(node.value)} is HTML, which isn't shown. Write it in Markdown.`);
        break;
      case 'heading': {
        depth = headingDepth(node, depth);
        if (node.depth === depth) break;
        const message = headingMessage(node, depth);
        diagnostics.push({ at: place(node), message, severity: 'warning' });
        node.depth = depth;
        break;
      }
      case 'image':
        if (!isPicturePath(node.url)) report(pictureMessage(node.url));
        break;
      case 'imageReference':
        report(pictureMessage(node.identifier));
        break;
      case 'code':
        if (!isUnclosed(node, lines)) break;
        report('the code block is never closed. Add a line with ``` after it.');
        break;
      case 'listItem':
        if (typeof node.checked !== 'boolean') break;
        report('checkboxes aren\'t shown. Start the line with "- " alone.');
        break;
      case 'footnoteDefinition':
        report(FOOTNOTE);
        break;
      case 'table':
        diagnostics.push(...tableDiagnostics(node));
    }
  });
  return diagnostics;
}

export const FOOTNOTE = "footnotes aren't shown. Put the words in the text, in parentheses.";

/** Where a part of a text stands; the length reaches to the end of the part or of its first line. */
export function place(node: Nodes): Position {
  const { start, end } = node.position ?? {};
  const { line = 1, column = 1 } = start ?? {};
  const oneLine = end !== undefined && end.line === line && end.column > column;
  return { line, column, length: oneLine ? end.column - column : undefined };
}

/** The level that a heading is shown at: below the page's own, and one below the one above at most. */
function headingDepth({ depth }: Heading, above: number): Heading['depth'] {
  const levels = [2, 3, 4, 5, 6] as const;
  return levels.find((level) => level === Math.min(depth, above + 1)) ?? 2;
}

function headingMessage({ depth }: Heading, shown: number): string {
  if (depth === 1) {
    return 'the page already has its main heading, so this one is shown as ##. Write ##.';
  }
  const marks = '#'.repeat(shown);
  return `a heading level is skipped, so this one is shown as ${marks}. Write ${marks}.`;
}

/** Pages load nothing from other sites. */
function pictureMessage(name: string): string {
  return `the picture ${quote(name)} isn't shown: pages show files of content/pictures alone. Put it there and write ![what it shows](pictures/name.jpg).`;
}

function isUnclosed({ position }: Code, lines: readonly string[]): boolean {
  const { start = { line: 0 }, end = { line: 0 } } = position ?? {};
  const fence = /^\s*(`{3,}|~{3,})/.exec(lines[start.line - 1] ?? '')?.[1];
  if (fence === undefined) return false;
  const last = (lines[end.line - 1] ?? '').trim();
  return end.line === start.line || !last.startsWith(fence);
}

function tableDiagnostics({ children: [head, ...rows] }: Table): MarkdownDiagnostic[] {
  const columns = head?.children ?? [];
  const unnamed = columns.filter((cell) => wordsOf(cell) === '');
  const long = rows.filter((row) => row.children.length > columns.length);
  return [
    ...unnamed.map((cell) => ({
      at: place(cell),
      message: 'this column has no heading. Write one: screen readers say it with each cell.',
    })),
    ...long.map((row) => ({
      at: place(row),
      message: `this row has ${row.children.length} cells, but the table has ${columns.length} columns. Delete the extra cell, or write \\| for a | inside a cell.`,
    })),
  ];
}
