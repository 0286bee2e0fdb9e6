import type { Nodes, Table } from 'mdast';
import { defaultHandlers, type Options } from 'remark-rehype';
import { visit } from 'unist-util-visit';

type Handler = NonNullable<NonNullable<Options['handlers']>['table']>;

/**
 * A table in HTML, within an element that scrolls sideways where the table is wider than the screen:
 * by touch, and by keyboard once it is focused, for which it needs a name. Cells are aligned by
 * classes, because HTML has no attribute for it and the pages' policy allows no inline styles.
 */
export const tableElement: Handler = (state, table: Table) => {
  const align = table.align ?? [];
  for (const row of table.children) {
    for (const [index, cell] of row.children.entries()) {
      const side = align[index];
      if (side === 'right' || side === 'center') cell.data = { hProperties: { className: [side] } };
    }
  }
  const plain: Table = { ...table, align: align.map(() => null) };
  const name = table.children[0]?.children.map(wordsOf).join(', ') ?? '';
  return {
    type: 'element',
    tagName: 'div',
    properties: { className: ['table'], role: 'group', tabIndex: 0, ariaLabel: `Table: ${name}` },
    children: [defaultHandlers.table(state, plain)],
  };
};

/** What people read of a part of a text. */
export function wordsOf(node: Nodes): string {
  const words: string[] = [];
  visit(node, (part) => {
    if (part.type === 'text' || part.type === 'inlineCode') words.push(part.value);
  });
  return words.join('').trim();
}
