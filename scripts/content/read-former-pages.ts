import { gitOutput } from '../git.ts';

/** The pages that a content folder had lately, as the Git history says; some of them may be back. */
export interface FormerPages {
  /** What became of each city's file that is gone, by its slug. */
  cities: FormerSlugs;
  /** What became of each service's file that is gone, by its slug. */
  services: FormerSlugs;
  /** What became of each file of content/pages that is gone, by its slug. */
  pages: FormerSlugs;
}

/** The slug that a file has now, by the one that it had; undefined where it was deleted. */
type FormerSlugs = ReadonlyMap<string, string | undefined>;

export const NO_PAGES: FormerPages = {
  cities: new Map(),
  services: new Map(),
  pages: new Map(),
};

/** How long a page that is gone is remembered. Unit: days. */
export const REMEMBERED_FOR = 30;

/** Reads from Git which pages a content folder had. None where Git knows nothing. */
export async function readFormerPages(folder: string): Promise<FormerPages> {
  const [cities, services, pages] = await Promise.all([
    readSlugs(folder, 'cities'),
    readSlugs(folder, 'services'),
    readSlugs(folder, 'pages'),
  ]);
  return { cities, services, pages };
}

/** The files that are gone from a folder, by their slugs. */
async function readSlugs(folder: string, place: string): Promise<FormerSlugs> {
  // Whatever somebody's own settings make of a list of files.
  const plain = ['--no-color', '--no-ext-diff', '--relative', '-z'];
  const list = [...plain, '--name-status', '--find-renames', '--diff-filter=DR'];
  const since = `--since=${REMEMBERED_FOR}.days`;
  const [committed, uncommitted] = await Promise.all([
    gitOutput(folder, ['log', '--format=', since, ...list, '--', place]),
    gitOutput(folder, ['diff', 'HEAD', ...list, '--', place]),
  ]);

  // "D", a path; "R087", the path before and the one after.
  const gone = new Map<string, string | undefined>();
  const words = `${uncommitted}${committed}`.split('\0').map((word) => word.trim());
  for (const [index, word] of words.entries()) {
    const [, status] = /^([DR])\d*$/.exec(word) ?? [];
    const before = slugIn(words[index + 1]);
    if (status === undefined || before === undefined || gone.has(before)) continue;
    gone.set(before, status === 'R' ? slugIn(words[index + 2]) : undefined);
  }
  return gone;
}

/** "kuna" of "cities/kuna.md" */
function slugIn(path: string | undefined): string | undefined {
  return /([^/]+)\.\w+$/.exec(path ?? '')?.[1];
}
