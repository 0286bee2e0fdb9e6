import type { Element, ElementContent, Nodes, Root } from 'hast';
import { splitFirstWord } from './text.ts';
import { fillTokens, type Tokens } from './tokens.ts';

/**
 * Text from Markdown as an HTML tree (https://github.com/syntax-tree/hast). Its pictures have the names
 * that content uses: "pictures/desk.jpg".
 */
export type ProseTree = Root;

/** Returns a copy with tokens filled in, in text and in string attributes. */
export function fillProse(prose: ProseTree, tokens: Tokens): ProseTree {
  return changeProse(prose, (text) => fillTokens(text, tokens));
}

/** Returns a copy with a function applied to each text and string attribute. */
export function changeProse(prose: ProseTree, change: (text: string) => string): ProseTree {
  return { ...prose, children: prose.children.map((child) => changeNode(child, change)) };
}

function changeNode<Node extends Nodes>(node: Node, change: (text: string) => string): Node {
  if (node.type === 'text') return { ...node, value: change(node.value) };
  if (node.type !== 'element') return node;

  const properties = Object.fromEntries(
    Object.entries(node.properties).map(([name, value]) => [
      name,
      typeof value === 'string' ? change(value) : value,
    ]),
  );
  const children = node.children.map((child) => changeNode(child, change));
  return { ...node, properties, children };
}

/** The plain text of a tree. */
export function wordsOfProse(prose: Nodes): string {
  if (prose.type === 'text') return prose.value;
  return 'children' in prose ? prose.children.map(wordsOfProse).join('') : '';
}

/** Returns a copy with its first word in `strong`, or the text itself if it doesn't start with one. */
export function withStrongStart(prose: ProseTree): ProseTree {
  const [first, ...others] = prose.children;
  if (first?.type !== 'text') return prose;

  const [word, rest] = splitFirstWord(first.value);
  const strong: Element = {
    type: 'element',
    tagName: 'strong',
    properties: {},
    children: [{ type: 'text', value: word }],
  };
  return { ...prose, children: [strong, { ...first, value: rest }, ...others] };
}

/** Makes a paragraph of plain text. */
export function paragraph(text: string): ProseTree {
  const children: ElementContent[] = [{ type: 'text', value: text }];
  return {
    type: 'root',
    children: [{ type: 'element', tagName: 'p', properties: {}, children }],
  };
}
