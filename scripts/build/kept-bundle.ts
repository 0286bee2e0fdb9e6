import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CACHE_FOLDER } from '../cache-folder.ts';

/*
 * An edit of content changes no code, and bundling the code is more than half of a build: so the
 * bundle of each build is kept under a hash of all that it is made from.
 */

const KEPT = join(CACHE_FOLDER, 'bundles');

/** A change back, or to another branch, finds its bundle again; one is less than a megabyte. */
const MOST_KEPT = 4;

/** What a bundle is made from, the packages by the lock file. */
const SOURCES = [
  ...['admin', 'components', 'islands', 'model', 'pages', 'public', 'renderer', 'scripts'],
  ...['styles', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'],
];

/**
 * Copies the kept bundle of this code into `work`.
 * @param base the path below which the site will stand
 * @returns whether there was one, whole and unchanged
 */
export function takeBundle(base: string, work: string, kept = KEPT): boolean {
  const folder = join(kept, bundleKey(base));
  const [sum] = namesIn(join(folder, 'sum'));
  if (sum === undefined || sum !== hashOf('', [join(folder, 'bundle')])) return false;
  cpSync(join(folder, 'bundle'), work, { recursive: true });
  return true;
}
