import { count } from '../report/count.ts';
import type { PageNote, SharedChanges, SiteChanges } from './site-changes.ts';
import { withTwins } from './twins.ts';
import type { WordChange } from './word-change.ts';

/** What a report says, before it takes a form. */
export interface Report {
  summary: string;
  sections: Section[];
}

export interface Section {
  heading: string;
  /** What to do about it: a sentence, and lines to copy. */
  hint?: { sentence: string; lines: string[] };
  items: Item[];
}

export interface Item {
  /** How many pages the item is about. */
  pages: number;
  /** Their addresses, or the first few where there are many. */
  paths: string[];
  allNamed: boolean;
  /** Lines that begin with "- " (before), "+ " (after) or two spaces. */
  lines: string[];
}

/** How many addresses an item names before it only counts them. */
const NAMED = 6;

/** How many lines for content/redirects.yaml are spelled out. */
const SHOWN_REDIRECTS = 10;

/** Puts what has changed into words. */
export function report(changes: SiteChanges): Report {
  const { added, redirected, lost, changed, counts } = changes;
  const sections: Section[] = [
    { heading: 'Gone without a redirect', hint: mend(changes), items: noteItems(lost, '-') },
    {
      heading: 'Moved',
      items: redirected.map(({ path, to }) => item([path], [`+ now leads to ${to}`])),
    },
    { heading: 'New', items: noteItems(added, '+') },
    { heading: 'Changed words', items: changed.map(changedItem) },
    { heading: 'Other files', items: fileItems(changes) },
  ];
  return {
    summary:
      `${count(added.length, 'page')} added, ${redirected.length + lost.length} removed, ` +
      `${counts.changed} changed, ${counts.same} the same` +
      (counts.unseen > 0 ? `; ${counts.unseen} changed only behind the words.` : '.'),
    sections: sections.filter(({ items }) => items.length > 0),
  };
}

/** What to do about addresses that lead nowhere. */
export function mend({ lost, nearest }: SiteChanges): { sentence: string; lines: string[] } {
  return {
    sentence:
      'Visitors and search engines still have these addresses. ' +
      'Add to content/redirects.yaml where each leads now, for example:',
    lines: [
      'redirects:',
      ...lost
        .slice(0, SHOWN_REDIRECTS)
        .flatMap(({ path }) => [`  - from: ${path}`, `    to: ${nearest.get(path) ?? '/'}`]),
    ],
  };
}

/** One item for each title, so that a town's two addresses are told once. */
function noteItems(notes: readonly PageNote[], sign: '+' | '-'): Item[] {
  const titles = new Map<string, string[]>();
  for (const { path, title } of notes) titles.set(title, [...(titles.get(title) ?? []), path]);
  return [...titles].map(([title, paths]) => item(paths, [`${sign} ${title}`]));
}

function changedItem({ paths, changes }: SharedChanges): Item {
  return item(paths, changes.flatMap(changeLines));
}

function item(paths: readonly string[], lines: string[]): Item {
  const named = withTwins(paths);
  return {
    pages: paths.length,
    paths: named.slice(0, NAMED),
    allNamed: named.length <= NAMED,
    lines,
  };
}

const LABELS = { title: 'title: ', description: 'description: ', words: '', links: 'link: ' };

function changeLines({ part, before, after }: WordChange): string[] {
  return [
    ...(before === undefined ? [] : [`- ${LABELS[part]}${before}`]),
    ...(after === undefined ? [] : [`+ ${LABELS[part]}${after}`]),
  ];
}

function fileItems({ files }: SiteChanges): Item[] {
  const lines = [...files].map(([kind, { added, removed, changed }]) => {
    const parts = [
      [added, 'added'],
      [removed, 'removed'],
      [changed, 'changed'],
    ].filter(([number]) => number !== 0);
    return `  ${kind}: ${parts.map((part) => part.join(' ')).join(', ')}`;
  });
  return lines.length === 0 ? [] : [item([], lines)];
}
