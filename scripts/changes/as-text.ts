import { count } from '../report/count.ts';
import type { Hint, Item, Report } from './report.ts';

/** A report for a terminal. */
export function asText({ summary, sections }: Report): string {
  return [
    summary,
    ...sections.flatMap(({ heading, hint, items }) => [
      '',
      `${heading}:`,
      ...items.flatMap((item) => ['', ...itemLines(item)]),
      ...(hint === undefined ? [] : hintLines(hint)),
    ]),
  ].join('\n');
}

function hintLines({ sentence, lines }: Hint): string[] {
  return ['', sentence, '', ...lines];
}

function itemLines(item: Item): string[] {
  const pages = pagesOf(item, (path) => path);
  return [...(pages === '' ? [] : [pages]), ...item.lines.map((line) => `  ${line}`)];
}

/** "/areas/kuna, /places" or, when not all are named, "250 pages, such as /, /places". */
export function pagesOf({ pages, paths, allNamed }: Item, show: (path: string) => string): string {
  const named = paths.map(show).join(', ');
  return allNamed ? named : `${count(pages, 'page')}, such as ${named}`;
}
