import type { ElementContent } from 'hast';
import { type ProseTree, paragraphOf } from '../../../model/prose.ts';
import { quote } from '../diagnostic.ts';

/** A plain text with links, and what is wrong with it. */
interface PlainLinks {
  prose: ProseTree;
  /** Where its links lead. */
  urls: readonly string[];
  /** What would show up as it is typed. */
  messages: readonly string[];
}

/** A link of Markdown: "[words](/address)". */
const LINK = /\[(?<words>[^[\]]+)\]\((?<url>[^()\s]+)\)/g;

/** Signs of Markdown that stand for more than a link, or that are left of one. */
const OTHER_SIGNS = /\*\*|__|`|\]\s*\(|^#+ /;

/** Reads a text of one paragraph that can hold links and nothing else of Markdown. */
export function parsePlainLinks(text: string): PlainLinks {
  const children: ElementContent[] = [];
  const urls: string[] = [];
  let rest = '';
  let end = 0;

  const addText = (value: string) => {
    if (value !== '') children.push({ type: 'text', value });
    rest += value;
  };

  for (const match of text.matchAll(LINK)) {
    const { words = '', url = '' } = match.groups ?? {};
    addText(text.slice(end, match.index));
    children.push({
      type: 'element',
      tagName: 'a',
      properties: { href: url },
      children: [{ type: 'text', value: words }],
    });
    urls.push(url);
    end = match.index + match[0].length;
  }
  addText(text.slice(end));

  const [sign] = OTHER_SIGNS.exec(rest) ?? [];
  const fix = sign?.startsWith(']')
    ? 'Write a link as [words](/address), without a space in it.'
    : 'Write plain words; only links take signs: [words](/address).';
  const messages = sign === undefined ? [] : [`${quote(sign)} would show up as typed. ${fix}`];
  return { prose: paragraphOf(children), urls, messages };
}
