import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Removes all but the newest entries of a cache folder, by when each was changed or touched last. */
export function keepNewest(folder: string, most: number): void {
  const newestFirst = readdirSync(folder)
    .map((name) => join(folder, name))
    // Another process may have removed it just now.
    .map((path) => ({ path, time: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .toSorted((one, other) => other.time - one.time);
  for (const { path } of newestFirst.slice(most)) rmSync(path, { recursive: true, force: true });
}
