import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Content } from '../../model/content.ts';

/** Writes the typed JSON, one file a field; each appears whole or not at all. */
export async function writeContent(content: Content, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await Promise.all(
    Object.entries(content).map(async ([field, value]) => {
      const file = join(folder, `${field}.json`);
      const unfinished = `${file}.${process.pid}`;
      await writeFile(unfinished, `${JSON.stringify(value)}\n`);
      await rename(unfinished, file);
    }),
  );
}
