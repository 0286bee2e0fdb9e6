import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RawFile } from '../../scripts/content/read.ts';

/** Writes the files of a content folder that was made in memory. */
export async function writeFiles(folder: string, files: readonly RawFile[]): Promise<void> {
  for (const { path, text } of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}
