import { count } from '../report/count.ts';
import { codeBlock, inlineCode } from '../shared/markdown-code.ts';
import { pagesOf } from './as-text.ts';
import type { Hint, Item, Report } from './report.ts';

/**
 * How long a report may grow, in bytes of UTF-8. GitHub drops a step's summary above 1024 KiB
 * ("supports content up to a size of 1024k"); nobody reads that much, and others write to it too.
 */
export const MOST_BYTES = 200_000;

/** A report for the summary of a pull request. What it quotes stands in code and cannot act as Markdown or HTML. */
export function asMarkdown({ summary, sections }: Report): string {
  const written = new Budget(MOST_BYTES);
  written.add(`## What will change\n\n${summary}\n`);
  let leftOut = 0;
  for (const { heading, hint, items } of sections) {
    written.add(`\n### ${heading}\n${hint === undefined ? '' : hintText(hint)}`);
    for (const item of items) if (!written.add(itemText(item))) leftOut++;
  }
  const rest = `\n${count(leftOut, 'more change')} left out here; the command prints all of them without \`--format markdown\`.\n`;
  return written.text + (leftOut > 0 ? rest : '');
}

/** Takes pieces of text as long as they fit. */
class Budget {
  text = '';
  #left: number;

  constructor(bytes: number) {
    this.#left = bytes;
  }

  add(piece: string): boolean {
    const bytes = Buffer.byteLength(piece);
    if (bytes > this.#left) return false;
    this.#left -= bytes;
    this.text += piece;
    return true;
  }
}

function hintText({ sentence, lines }: Hint): string {
  return `\n${sentence}\n\n${codeBlock(lines, 'yaml')}\n`;
}

function itemText(item: Item): string {
  const pages = pagesOf(item, inlineCode);
  return `${pages === '' ? '' : `\n${pages}\n`}\n${codeBlock(item.lines, 'diff')}\n`;
}
