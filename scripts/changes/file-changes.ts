import { BUNDLED } from './normalized-output.ts';

/** How many files other than pages are different, by what they are: ".png", "bundled .js". */
export type FileCounts = ReadonlyMap<string, { added: number; removed: number; changed: number }>;

/** Counts the files that differ; both maps give a hash for each file's name. */
export function fileChanges(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): FileCounts {
  const counts = new Map<string, { added: number; removed: number; changed: number }>();
  const tally = (name: string, what: 'added' | 'removed' | 'changed') => {
    const count = counts.get(kind(name)) ?? { added: 0, removed: 0, changed: 0 };
    count[what]++;
    counts.set(kind(name), count);
  };
  for (const [name, hash] of after) {
    if (!before.has(name)) tally(name, 'added');
    else if (before.get(name) !== hash) tally(name, 'changed');
  }
  for (const name of before.keys()) if (!after.has(name)) tally(name, 'removed');
  return counts;
}

function kind(name: string): string {
  const extension = /\.\w+$/.exec(name)?.[0] ?? name;
  return name.startsWith(BUNDLED) ? `bundled ${extension}` : extension;
}
