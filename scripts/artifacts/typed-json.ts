import { join } from 'node:path';
import type { Content } from '../../model/content.ts';
import { writeWhole } from '../shared/write-whole.ts';

/** Writes the typed JSON, one file a field. */
export async function writeContent(content: Content, folder: string): Promise<void> {
  await Promise.all(
    Object.entries(content).map(([field, value]) =>
      writeWhole(join(folder, `${field}.json`), `${JSON.stringify(value)}\n`),
    ),
  );
}
