import type { Nodes, Paragraph, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { quote } from '../../../model/quote.ts';
import { findInvisible } from './invisible.ts';
import { FOOTNOTE, type MarkdownDiagnostic, place } from './markdown-nodes.ts';

/** A brace as HTML writes it, with which a token would reach the page unfilled. */
const BRACE_CODE = /&(?:#0*12[35]|#x0*7[bd]|[lr](?:cub|brace));/i;

/**
 * What differs between the lines of a text and what is read of them: marks that would stand on the
 * page as they were typed, and characters that were written as "&#x202e;" or the like, which get
 * past every look at the lines themselves.
 */
export function lineDiagnostics(tree: Root, lines: readonly string[]): MarkdownDiagnostic[] {
  const diagnostics = lines.flatMap((line, index): MarkdownDiagnostic[] => {
    const code = BRACE_CODE.exec(line);
    if (code === null) return [];
    const message = `${code[0]} is a brace, which would show up as typed. Delete it.`;
    return [{ at: { line: index + 1, column: code.index + 1, length: code[0].length }, message }];
  });
  let placed: Nodes = tree;
  visit(tree, (node) => {
    if (node.type === 'paragraph') diagnostics.push(...brokenMarks(node, lines));
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'table') {
      diagnostics.push(...footnotes(node, lines));
    }
    // What is left of an address without a link has no place of its own; what is around it has.
    if (node.position !== undefined) placed = node;
    const at = place(placed);
    diagnostics.push(...valueMessages(node).map((message) => ({ at, message })));
  });
  return diagnostics;
}

/** What is wrong with the values that a part of a text brings to the page. */
function valueMessages(node: Nodes): string[] {
  const messages = valuesOf(node).flatMap((value) => findInvisible(value)?.message ?? []);
  if ('url' in node && /[{}]/.test(node.url)) {
    messages.push(`${quote(node.url)} has a brace in it. Write the full address.`);
  }
  return messages;
}

/** Every text that a part of a Markdown text brings to the page. */
function valuesOf(node: Nodes): string[] {
  return [
    'value' in node ? node.value : '',
    'url' in node ? node.url : '',
    'title' in node ? (node.title ?? '') : '',
    'alt' in node ? (node.alt ?? '') : '',
    'label' in node ? (node.label ?? '') : '',
    node.type === 'code' ? (node.lang ?? '') : '',
  ];
}

/** What only looks like a heading or a table, in the lines of a paragraph. */
function brokenMarks(node: Paragraph, lines: readonly string[]): MarkdownDiagnostic[] {
  let told = false;
  return linesOf(node, lines).flatMap(({ line, text, lead }): MarkdownDiagnostic[] => {
    const at = { line, column: lead + 1, length: text.trimEnd().length };
    const marks = /^#{1,6}(?=\p{L})|^#{2,6}(?=\S)/u.exec(text)?.[0];
    if (marks !== undefined) {
      const heading = `${'#'.repeat(Math.max(2, marks.length))} ${text.slice(marks.length).trim()}`;
      const message = `no space after ${marks}. Write ${quote(heading)}, or \\# for the sign itself.`;
      return [{ at, message }];
    }
    if (told || !text.startsWith('|')) return [];
    told = true;
    const columns = text
      .trim()
      .replace(/^\||\|$/g, '')
      .split('|');
    const rule = `|${columns.map(() => ' --- |').join('')}`;
    const message = `not a table yet. Add the line "${rule}" below this one.`;
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
