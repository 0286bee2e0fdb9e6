import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CACHE_FOLDER, writeWhole } from './system.ts';

/**
 * Returns a file from the build cache. Makes it if it's missing or damaged.
 * @param name the path below the cache folder
 * @param isWhole whether the cached file is usable
 */
export async function cachedFile(
  name: string,
  isWhole: (bytes: Buffer) => boolean | Promise<boolean>,
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const file = join(CACHE_FOLDER, name);
  const kept = await readFile(file).catch(() => undefined);
  if (kept !== undefined && (await isWhole(kept))) return kept;

  const bytes = await make();
  writeWhole(file, bytes);
  return bytes;
}
