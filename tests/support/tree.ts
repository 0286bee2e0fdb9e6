import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** One hash of all files below a folder, their names and what they hold. */
export async function treeHash(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const names = files.map((entry) => join(entry.parentPath, entry.name)).toSorted();
  const hash = createHash('sha256');
  for (const name of names) hash.update(relative(folder, name)).update(await readFile(name));
  return hash.digest('hex');
}
