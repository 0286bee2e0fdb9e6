import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CACHE_FOLDER, writeWhole } from './system.ts';

/**
 * A file from the cache of builds; made where there is none of this name, or a damaged one.
 * @param name its path below the folder of the cache
 * @param isWhole whether what stands there can be used
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
