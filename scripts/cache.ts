import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CACHE_FOLDER } from './system.ts';

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
  // Others find it whole or not at all, also while several builds write the same one.
  const unfinished = `${file}.${process.pid}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
  return bytes;
}
