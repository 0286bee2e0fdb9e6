import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** A file of content as it was read, with line ends and byte-order mark made alike. */
export interface RawFile {
  /** Path below the content folder with forward slashes: "cities/boise.md". */
  path: string;
  text: string;
}

/** Reads every file below a content folder, in a fixed order. Throws when there is no such folder. */
export async function readContentFolder(folder: string): Promise<RawFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return Promise.all(
    paths.map(async (path) => ({
      path: relative(folder, path).split(sep).join('/'),
      text: normalize(await readFile(path, 'utf8')),
    })),
  );
}

function normalize(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
}
