import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where builds keep what the next one can reuse; safe to delete at any time. */
export const CACHE_FOLDER = join('node_modules', '.cache', 'mobile-notary-site');

/** Writes a file by its address below a folder. */
export function writeBelow(folder: string, path: string, data: string | Buffer): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, data);
}

/**
 * Writes a file that others may be reading: they find it whole, as it was or as it is now, also while
 * several processes write the same one (rename(2)).
 */
export function writeWhole(file: string, data: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = `${file}.${randomUUID()}`;
  writeFileSync(unfinished, data);
  renameSync(unfinished, file);
}

/** The system's code of an error ("ENOENT"); empty where it is none of the system's. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? `${error.code}` : '';
}
