import type { Nodes, Paragraph, Root, Table } from 'mdast';
import { visit } from 'unist-util-visit';
import { type MarkdownDiagnostic, place } from './markdown-nodes.ts';
import { wordsOf } from './markdown-table.ts';

const FOOTNOTE = 'footnotes are not shown: say it in the text, in parentheses';
const TASK = 'boxes to tick are not shown: start the line with "- " alone, or write "[ ]" as words';

/** Marks that would stand on the page as they were typed, or lose what was typed. */
export function markDiagnostics(tree: Root, lines: readonly string[]): MarkdownDiagnostic[] {
  const diagnostics: MarkdownDiagnostic[] = [];
  visit(tree, (node) => {
    switch (node.type) {
      case 'listItem':
        if (typeof node.checked === 'boolean') diagnostics.push({ at: place(node), message: TASK });
        break;
      case 'footnoteDefinition':
        diagnostics.push({ at: place(node), message: FOOTNOTE });
        break;
      case 'table':
        diagnostics.push(...tableDiagnostics(node), ...footnotes(node, lines));
        break;
      case 'heading':
        diagnostics.push(...footnotes(node, lines));
        break;
      case 'paragraph':
        diagnostics.push(...lineDiagnostics(node, lines), ...footnotes(node, lines));
    }
  });
  return diagnostics;
}

function tableDiagnostics({ children: [head, ...rows] }: Table): MarkdownDiagnostic[] {
  const columns = head?.children.length ?? 0;
  const unnamed = (head?.children ?? [])
    .filter((cell) => wordsOf(cell) === '')
    .map((cell) => ({
      at: place(cell),
      message: 'this column has no heading: write one, for readers who listen',
    }));
  const long = rows
    .filter((row) => row.children.length > columns)
    .map((row) => ({
      at: place(row),
      message: `this row has ${row.children.length} cells, but the table has ${columns} columns: write \\| for a | within a cell`,
    }));
  return [...unnamed, ...long];
}

/** What only looks like a heading or a table, in the lines of a paragraph. */
function lineDiagnostics(node: Paragraph, lines: readonly string[]): MarkdownDiagnostic[] {
  let told = false;
  return linesOf(node, lines).flatMap(({ line, text, lead }): MarkdownDiagnostic[] => {
    const at = { line, column: lead + 1, length: text.trimEnd().length };
    const marks = /^#{1,6}(?=\p{L})|^#{2,6}(?=\S)/u.exec(text)?.[0];
    if (marks !== undefined) {
      const message = `a heading needs a space after ${marks}: write "${'#'.repeat(Math.max(2, marks.length))} Heading", or \\# for the sign itself`;
      return [{ at, message }];
    }
    if (told || !text.startsWith('|')) return [];
    told = true;
    const message =
      'this is no table yet: a line such as "| --- | --- |", with as many parts as there are columns, must follow its first row';
    return [{ at, message }];
  });
}

/** Footnotes, also those that lead nowhere. */
function footnotes(node: Nodes, lines: readonly string[]): MarkdownDiagnostic[] {
  return linesOf(node, lines).flatMap(({ line, text, lead }) =>
    [...text.matchAll(/(?<!\\)\[\^[^\][\s]+\](?!\()/g)].map((found) => ({
      at: { line, column: lead + found.index + 1, length: found[0].length },
      message: FOOTNOTE,
    })),
  );
}

/** The lines of a part of a text, without the marks of a quotation around it. */
function linesOf({ position }: Nodes, lines: readonly string[]) {
  const { start, end } = position ?? { start: { line: 1, column: 1 }, end: { line: 0 } };
  return lines.slice(start.line - 1, end.line).map((whole, index) => {
    const lead = index === 0 ? start.column - 1 : (/^[\s>]*/.exec(whole)?.[0].length ?? 0);
    return { line: start.line + index, text: whole.slice(lead), lead };
  });
}
