import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { MAIL_ADDRESS, TYPED_MAIL } from '../resolve/mail.ts';
import { findInvisible } from './invisible.ts';
import { type MarkdownDiagnostic, place } from './markdown-nodes.ts';

/** A brace as HTML writes it, with which a token would reach the page unfilled. */
const BRACE_CODE = /&(?:#0*12[35]|#x0*7[bd]|[lr](?:cub|brace));/i;

/**
 * What stands in a text only once it is read: characters that were written as "&#x202e;" or the
 * like get past every look at the lines themselves.
 */
export function valueDiagnostics(tree: Root, lines: readonly string[]): MarkdownDiagnostic[] {
  const diagnostics = lines.flatMap((line, index): MarkdownDiagnostic[] => {
    const code = BRACE_CODE.exec(line);
    if (code === null) return [];
    const message = `${code[0]} is a brace, which visitors would see as it is typed: remove it`;
    return [{ at: { line: index + 1, column: code.index + 1, length: code[0].length }, message }];
  });
  let placed: Nodes = tree;
  visit(tree, (node) => {
    // What is left of an address without a link has no place of its own; what is around it has.
    if (node.position !== undefined) placed = node;
    const at = place(placed);
    for (const value of valuesOf(node)) {
      const message = findInvisible(value)?.message;
      if (message !== undefined) diagnostics.push({ at, message });
    }
    const mail = 'value' in node ? MAIL_ADDRESS.exec(node.value)?.[0] : undefined;
    if (mail !== undefined && !lines.some((line) => line.includes(mail))) {
      diagnostics.push({ at, message: `"${mail}" is written here: ${TYPED_MAIL}` });
    }
    if ('url' in node && /[{}]/.test(node.url)) {
      diagnostics.push({
        at,
        message: `the address "${node.url}" holds a brace: write it in full`,
      });
    }
  });
  return diagnostics;
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
