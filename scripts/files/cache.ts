import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CACHE_FOLDER, writeWhole } from '../system.ts';

/** A file from the cache of builds; made where there is none of this name, or a damaged one. */
export async function cached(
  name: string,
  isWhole: (bytes: Buffer) => boolean | Promise<boolean>,
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const file = join(CACHE_FOLDER, name);
  const before = await readFile(file).catch(() => undefined);
  if (before !== undefined && (await isWhole(before))) return before;
  const bytes = await make();
  await writeWhole(file, bytes);
  return bytes;
}
