import type { BuiltSite } from './built-site.ts';
import { likeness } from './likeness.ts';
import { pageWords } from './page-words.ts';

/** Words in a run. */
const RUN = 3;

/**
 * Shared runs, of all runs that are a page's own, from which one page counts as the other under a
 * new address. Pages of different cities or attractions share less than a quarter of theirs.
 */
const SAME_PAGE = 0.4;

/** How many pages of a folder are read to tell a page's own words from those that all of them have. */
const SIBLINGS = 300;

/**
 * Where lost pages stand now: for each, the added page of the same folder that says much the same.
 * What all pages of a folder say does not count. An added page takes the place of one lost page only.
 */
export function renames(
  lost: readonly string[],
  added: readonly string[],
  before: BuiltSite,
  after: BuiltSite,
): Map<string, string> {
  const pairs = folders(lost).flatMap((folder) => {
    const candidates = inFolder(added, folder);
    if (candidates.length === 0) return [];
    const now = ownRuns(candidates, folder, after);
    return [...ownRuns(inFolder(lost, folder), folder, before)].flatMap(([from, old]) =>
      [...now].map(([to, runs]) => ({ from, to, share: likeness(old, runs) })),
    );
  });
  const found = new Map<string, string>();
  const taken = new Set<string>();
  for (const { from, to, share } of pairs.toSorted((a, b) => b.share - a.share)) {
    if (share < SAME_PAGE || found.has(from) || taken.has(to)) continue;
    found.set(from, to);
    taken.add(to);
  }
  return found;
}

function folders(paths: readonly string[]): string[] {
  return [...new Set(paths.map(folderOf))];
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

function inFolder(paths: readonly string[], folder: string): string[] {
  return paths.filter((path) => folderOf(path) === folder);
}

/** The runs of words of each page that no other page of its folder has. */
function ownRuns(
  paths: readonly string[],
  folder: string,
  { pages }: BuiltSite,
): Map<string, Set<string>> {
  const siblings = inFolder([...pages.keys()], folder).slice(0, SIBLINGS);
  const all = new Map(
    [...new Set([...paths, ...siblings])].map((path) => [path, runsOf(pages.get(path) ?? '')]),
  );
  const seen = new Map<string, number>();
  for (const runs of all.values()) for (const run of runs) seen.set(run, (seen.get(run) ?? 0) + 1);
  return new Map(
    paths.map((path) => [
      path,
      new Set([...(all.get(path) ?? [])].filter((run) => seen.get(run) === 1)),
    ]),
  );
}

function runsOf(html: string): Set<string> {
  const words =
    pageWords(html)
      .words.join(' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}']+/gu) ?? [];
  return new Set(words.map((_, start) => words.slice(start, start + RUN).join(' ')));
}
