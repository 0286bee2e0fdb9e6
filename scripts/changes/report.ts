import { count } from '../report/count.ts';
import { withSecondAddresses } from './second-addresses.ts';
import type { PageNote, SharedChanges, SiteChanges } from './site-changes.ts';
import type { WordChange } from './word-change.ts';

/** What a report says, before it takes a form. */
export interface Report {
  summary: string;
  sections: Section[];
}

export interface Section {
  heading: string;
  /** What to do about it: a sentence, and lines to copy. */
  hint?: Hint;
  items: Item[];
}

export interface Hint {
  sentence: string;
  lines: string[];
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

/** How many redirects are written out: far more than anybody takes away at once. */
const SHOWN_REDIRECTS = 200;

/** Puts what has changed into words. */
export function report(changes: SiteChanges): Report {
  const { added, redirected, lost, changed, counts } = changes;
  const sections: Section[] = [
    { heading: 'Gone without a redirect', hint: redirectHint(changes), items: lostItems(changes) },
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

/** What to do about lost addresses: lines in the form of content/redirects.yaml. */
function redirectHint({ lost, nearest, hasRedirects }: SiteChanges): Hint {
  const where = hasRedirects ? '' : ', in place of "redirects: []"';
  return {
    sentence:
      'Visitors and search engines still have these addresses. ' +
      `Paste these lines at the end of content/redirects.yaml${where}. ` +
      'Where another page fits better, change the address after "to":',
    lines: [
      ...(hasRedirects ? [] : ['redirects:']),
      ...lost
        .slice(0, SHOWN_REDIRECTS)
        .flatMap(({ path }) => [`  - from: ${path}`, `    to: ${nearest.get(path) ?? '/'}`]),
    ],
  };
}

/** Lost pages; one that was renamed says where it stands now. */
function lostItems({ lost, renamed }: SiteChanges): Item[] {
  return noteItems(lost, '-', (paths) => {
    const to = paths.map((path) => renamed.get(path)).find((path) => path !== undefined);
    return to === undefined ? [] : [`+ renamed: it is now ${to}`];
  });
}

/** One item for each title, so that a city's two addresses are listed once. */
function noteItems(
  notes: readonly PageNote[],
  sign: '+' | '-',
  more: (paths: readonly string[]) => string[] = () => [],
): Item[] {
  const titles = new Map<string, string[]>();
  for (const { path, title } of notes) titles.set(title, [...(titles.get(title) ?? []), path]);
  return [...titles].map(([title, paths]) => item(paths, [`${sign} ${title}`, ...more(paths)]));
}

function changedItem({ paths, changes }: SharedChanges): Item {
  return item(paths, changes.flatMap(changeLines));
}

function item(paths: readonly string[], lines: string[]): Item {
  const named = withSecondAddresses(paths);
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
