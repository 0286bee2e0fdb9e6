import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RawFile } from '../content/read.ts';

/** Writes files of content; each is written beside its place first, so that none is ever half there. */
export async function writeTexts(files: readonly RawFile[], folder: string): Promise<void> {
  for (const { path, text } of files) {
    const file = join(folder, path);
    const unfinished = `${file}.${process.pid}`;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(unfinished, text);
    await rename(unfinished, file);
  }
}
