import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CACHE_FOLDER } from '../shared/cache-folder.ts';
import { writeWhole } from '../shared/write-whole.ts';

/** What is costly to make, each kind in a folder of its own. */
type Kind = 'cards' | 'pictures';

/** The file of this name from the cache; made where there is none, or a damaged one. */
export async function cached(
  kind: Kind,
  name: string,
  isWhole: (bytes: Buffer) => boolean | Promise<boolean>,
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const file = join(CACHE_FOLDER, kind, name);
  const before = await readFile(file).catch(() => undefined);
  if (before !== undefined && (await isWhole(before))) return before;
  const bytes = await make();
  await writeWhole(file, bytes);
  return bytes;
}

/** Removes all but the newest files of a kind. */
export function keepNewest(kind: Kind, most: number): void {
  const folder = join(CACHE_FOLDER, kind);
  if (!existsSync(folder)) return;
  const newestFirst = readdirSync(folder)
    .map((name) => join(folder, name))
    // Another process may have removed it just now.
    .map((path) => ({ path, time: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .toSorted((one, other) => other.time - one.time);
  for (const { path } of newestFirst.slice(most)) rmSync(path, { force: true });
}
