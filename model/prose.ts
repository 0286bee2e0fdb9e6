import type { Nodes, Root } from 'hast';
import { fillTokens, type Tokens } from './tokens.ts';

/**
 * A text that was written in Markdown, as a tree of HTML (https://github.com/syntax-tree/hast). Pictures
 * in it have the names that the content gives them: "pictures/desk.jpg".
 */
export type ProseTree = Root;

/** A copy of a text with values in the place of tokens, in texts and in the attributes that are texts. */
export function fillProse(prose: ProseTree, tokens: Tokens): ProseTree {
  return { ...prose, children: prose.children.map((child) => fillNode(child, tokens)) };
}

function fillNode<Node extends Nodes>(node: Node, tokens: Tokens): Node {
  if (node.type === 'text') return { ...node, value: fillTokens(node.value, tokens) };
  if (node.type !== 'element') return node;

  const properties = Object.fromEntries(
    Object.entries(node.properties).map(([name, value]) => [
      name,
      typeof value === 'string' ? fillTokens(value, tokens) : value,
    ]),
  );
  const children = node.children.map((child) => fillNode(child, tokens));
  return { ...node, properties, children };
}

/** The words of the first paragraph of a text; empty where it has none. */
export function firstParagraph({ children }: ProseTree): string {
  const first = children.find((child) => child.type === 'element' && child.tagName === 'p');
  return first === undefined ? '' : wordsOfProse(first);
}

/** The words of a text, without what they lead to. */
export function wordsOfProse(prose: Nodes): string {
  if (prose.type === 'text') return prose.value;
  return 'children' in prose ? prose.children.map(wordsOfProse).join('') : '';
}

/** A text of one paragraph, for words that no file holds as Markdown. */
export function paragraph(text: string): ProseTree {
  return {
    type: 'root',
    children: [
      { type: 'element', tagName: 'p', properties: {}, children: [{ type: 'text', value: text }] },
    ],
  };
}
