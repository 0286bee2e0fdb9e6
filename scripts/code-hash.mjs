import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A hash of code, by the bytes of its files: the same code has the same, whatever its files' dates.
 * Tests beside the code do not count, and a file that is missing counts as such.
 * @param {unknown} seed what else makes a difference, as plain data
 * @param {readonly string[]} rooms folders, with all that is in them
 * @param {readonly string[]} files single files
 * @param {string} root the folder of the project
 */
export function codeHash(seed, rooms, files, root = '.') {
  const hash = createHash('sha256').update(JSON.stringify(seed));
  for (const path of [...rooms.flatMap((room) => filesIn(root, room)), ...files]) {
    const bytes = readIfThere(join(root, path));
    hash.update(`\0${path}\0${bytes?.length ?? 'missing'}\0`);
    if (bytes !== undefined) hash.update(bytes);
  }
  return hash.digest('hex');
}

/**
 * The files of a room, in a fixed order.
 * @param {string} root
 * @param {string} room
 */
function filesIn(root, room) {
  return readdirSync(join(root, room), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root === '.' ? 0 : root.length + 1))
    .toSorted();
}

/** @param {string} file */
function readIfThere(file) {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
