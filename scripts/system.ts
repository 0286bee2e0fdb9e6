import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The build cache; safe to delete at any time. */
export const CACHE_FOLDER = join('node_modules', '.cache', 'mobile-notary-site');

export function writeBelow(folder: string, path: string, data: string | Buffer): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, data);
}

/**
 * Writes a file atomically: readers get the old or the new version, even if several processes write it
 * (rename(2)).
 */
export function writeWhole(file: string, data: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = `${file}.${randomUUID()}`;
  writeFileSync(unfinished, data);
  renameSync(unfinished, file);
}

/** The code of a system error ("ENOENT"); empty for other errors. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? `${error.code}` : '';
}
