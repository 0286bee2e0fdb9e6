import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The build cache; safe to delete at any time. */
export const CACHE_FOLDER = join('node_modules', '.cache', 'mobile-notary-site');

/**
 * Returns a file from the build cache, and makes it if it's missing.
 * @param name the path below the cache folder, which says everything that the file is made from
 */
export async function cachedFile(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const file = join(CACHE_FOLDER, name);
  const kept = await readFile(file).catch(() => undefined);
  if (kept !== undefined) return kept;

  const bytes = await make();
  writeWhole(file, bytes);
  return bytes;
}

/** Writes a file under another name first, so that a build that is killed leaves no half of it. */
export function writeWhole(file: string, data: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, data);
  renameSync(unfinished, file);
}
