import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where builds keep what the next one can reuse; safe to delete at any time. */
export const CACHE_FOLDER = join('node_modules', '.cache', 'mobile-notary-site');

/** Writes a file by its address below a folder. */
export function writeBelow(folder: string, path: string, data: string | Buffer): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, data);
}

/** The system's code of an error ("ENOENT"); empty where it is none of the system's. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? `${error.code}` : '';
}
