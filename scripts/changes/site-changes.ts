import { routes } from '../../model/routes.ts';
import type { BuiltSite } from './built-site.ts';
import { type FileCounts, fileChanges } from './file-changes.ts';
import { normalizedOutput } from './normalized-output.ts';
import { pageWords } from './page-words.ts';
import { renames } from './renames.ts';
import { firstAddress } from './second-addresses.ts';
import { type WordChange, wordChanges } from './word-change.ts';

/** A page that came or went. */
export interface PageNote {
  path: string;
  /** The first part of its title. */
  title: string;
}

/** Changes that the same pages share. */
export interface SharedChanges {
  paths: string[];
  changes: WordChange[];
}

/** What is different between an older and a newer build of the site. */
export interface SiteChanges {
  added: PageNote[];
  /** Pages that went, and where their addresses lead now. */
  redirected: (PageNote & { to: string })[];
  /** Pages that went and whose addresses lead nowhere. */
  lost: PageNote[];
  /** Changes of words, each told once, those on the most pages first. */
  changed: SharedChanges[];
  counts: {
    /** Pages that read differently. */
    changed: number;
    /** Pages that read the same, but differ in markup, style or structured data. */
    unseen: number;
    same: number;
  };
  files: FileCounts;
  /** Lost pages that stand under a new address, by that of the old one. */
  renamed: ReadonlyMap<string, string>;
  /** A page of the new site for each lost one that could take its visitors. */
  nearest: ReadonlyMap<string, string>;
  /** Whether any address of the new site leads on by a redirect. */
  hasRedirects: boolean;
}

/** Compares two built sites. */
export function siteChanges(before: BuiltSite, after: BuiltSite): SiteChanges {
  const byPath = new Map<string, WordChange[]>();
  const counts = { changed: 0, unseen: 0, same: 0 };
  for (const [path, html] of [...after.pages].sort(byAddress)) {
    const old = before.pages.get(path);
    if (old === undefined) continue;
    if (normalizedOutput(old) === normalizedOutput(html)) {
      counts.same++;
      continue;
    }
    const changes = wordChanges(pageWords(old), pageWords(html));
    counts[changes.length > 0 ? 'changed' : 'unseen']++;
    byPath.set(path, changes);
  }
  const gone = notes(before, after);
  const lost = gone.filter(({ path }) => !after.redirects.has(path));
  const added = notes(after, before);
  const renamed = renamedPages(lost, added, before, after);
  return {
    added,
    redirected: gone.flatMap((note) => {
      const to = after.redirects.get(note.path);
      return to === undefined ? [] : [{ ...note, to }];
    }),
    lost,
    changed: share(byPath),
    counts,
    files: fileChanges(before.files, after.files),
    renamed,
    nearest: new Map(lost.map(({ path }) => [path, renamed.get(path) ?? nearestPage(path, after)])),
    hasRedirects: after.redirects.size > 0,
  };
}

function byAddress([a]: readonly [string, string], [b]: readonly [string, string]): number {
  return a < b ? -1 : 1;
}

/** The pages of one site that the other has not. */
function notes(site: BuiltSite, other: BuiltSite): PageNote[] {
  return [...site.pages]
    .sort(byAddress)
    .filter(([path]) => !other.pages.has(path))
    .map(([path, html]) => ({ path, title: pageWords(html).title[0] ?? '' }));
}

/** Gathers each change from all pages that have it, then the changes that the same pages have. */
function share(byPath: ReadonlyMap<string, readonly WordChange[]>): SharedChanges[] {
  const byChange = new Map<string, { change: WordChange; paths: string[] }>();
  for (const [path, changes] of byPath) {
    for (const change of changes) {
      const entry = byChange.get(change.key) ?? { change, paths: [] };
      entry.paths.push(path);
      byChange.set(change.key, entry);
    }
  }
  const byPages = new Map<string, SharedChanges>();
  for (const { change, paths } of byChange.values()) {
    const entry = byPages.get(paths.join()) ?? { paths, changes: [] };
    entry.changes.push(change);
    byPages.set(paths.join(), entry);
  }
  return [...byPages.values()].sort((a, b) => b.paths.length - a.paths.length);
}

/** Where lost pages stand now. Both addresses of a city lead to the one that search engines keep. */
function renamedPages(
  lost: readonly PageNote[],
  added: readonly PageNote[],
  before: BuiltSite,
  after: BuiltSite,
): Map<string, string> {
  const first = (notes: readonly PageNote[]) =>
    notes.map(({ path }) => path).filter((path) => firstAddress(path) === undefined);
  const found = renames(first(lost), first(added), before, after);
  const leadsTo = (path: string) => found.get(path) ?? after.redirects.get(path);
  return new Map(
    lost.flatMap(({ path }) => {
      const to = leadsTo(firstAddress(path) ?? path);
      return to === undefined ? [] : [[path, to]];
    }),
  );
}

/** The page above a path: "/areas" for "/areas/kuna". */
function nearestPage(path: string, { pages }: BuiltSite): string {
  const above = path.slice(0, path.lastIndexOf('/'));
  return above !== '' && pages.has(above) ? above : routes.home();
}
