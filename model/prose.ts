import type { Element, ElementContent, Nodes, Root } from 'hast';
import { fillTokens, type Tokens } from './tokens.ts';

/**
 * A text that was written in Markdown, as a tree of HTML (https://github.com/syntax-tree/hast). Pictures
 * in it have the names that the content gives them: "pictures/desk.jpg".
 */
export type ProseTree = Root;

/** A copy of a text with values in the place of tokens, in texts and in the attributes that are texts. */
export function fillProse(prose: ProseTree, tokens: Tokens): ProseTree {
  return changeProse(prose, (text) => fillTokens(text, tokens));
}

/** A copy of a text in which each text and each attribute that is a text has changed. */
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

/** The words of a text, without what they lead to. */
export function wordsOfProse(prose: Nodes): string {
  if (prose.type === 'text') return prose.value;
  return 'children' in prose ? prose.children.map(wordsOfProse).join('') : '';
}

/** The yes or no that a text begins with, if it does. */
export function verdictIn(text: string): 'Yes' | 'No' | undefined {
  const word = /^\w+(?=[.,])/.exec(text)?.[0];
  return word === 'Yes' || word === 'No' ? word : undefined;
}

/** A copy of an answer in which the yes or no that it begins with is strong; any other stays as it is. */
export function withStrongVerdict(answer: ProseTree): ProseTree {
  const [first, ...others] = answer.children;
  if (first?.type !== 'text') return answer;

  const verdict = verdictIn(first.value);
  if (verdict === undefined) return answer;

  const strong: Element = {
    type: 'element',
    tagName: 'strong',
    properties: {},
    children: [{ type: 'text', value: verdict }],
  };
  const rest = { ...first, value: first.value.slice(verdict.length) };
  return { ...answer, children: [strong, rest, ...others] };
}

/** A text of one paragraph, for words that no file holds as Markdown. */
export function paragraph(text: string): ProseTree {
  const children: ElementContent[] = [{ type: 'text', value: text }];
  return {
    type: 'root',
    children: [{ type: 'element', tagName: 'p', properties: {}, children }],
  };
}
