import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { CACHE_FOLDER } from '../shared/cache-folder.ts';

/*
 * An edit of content changes no code, and bundling the code is more than half of a build: so each
 * bundle is kept under a hash of all that it is made from, in a folder named by the hash of its files.
 */

/** A change back, or to another branch, finds its bundle again; one is less than a megabyte. */
const MOST_KEPT = 4;

/** What a bundle is made from; the packages by the lock file. */
export const SOURCES = [
  ...['admin', 'components', 'islands', 'model', 'pages', 'public', 'renderer', 'scripts'],
  ...['styles', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'],
];

export interface KeptBundles {
  /** The project's folder. */
  root?: string;
  /** The folder of kept bundles. */
  kept?: string;
}

/**
 * Copies the kept bundle of this code into the folder `work`.
 * @param base the path below which the site will stand
 * @returns whether there was one, whole and unchanged
 */
export function takeBundle(base: string, work: string, where: KeptBundles = {}): boolean {
  try {
    const folder = folderOf(base, where);
    const [name = ''] = readdirSync(folder);
    if (hashOf([join(folder, name)]) !== name) return false;
    cpSync(join(folder, name), work, { recursive: true });
    return true;
  } catch {
    // None is kept, or another build just removed it.
    return false;
  }
}

/** Keeps the bundle in the folder `work` for later builds, in the place of the oldest one. */
export function keepBundle(base: string, work: string, where: KeptBundles = {}): void {
  const folder = folderOf(base, where);
  const kept = join(folder, '..');
  try {
    mkdirSync(kept, { recursive: true });
    const unfinished = mkdtempSync(join(kept, '.'));
    const copy = join(unfinished, 'bundle');
    cpSync(work, copy, { recursive: true });
    renameSync(copy, join(unfinished, hashOf([copy])));
    rmSync(folder, { recursive: true, force: true });
    renameSync(unfinished, folder);
    for (const old of oldestOf(kept)) rmSync(old, { recursive: true, force: true });
  } catch (error) {
    // The site does not need it.
    console.warn(`The bundle was not kept for the next build: ${error}`);
  }
}

/** The same code, bundled the same way, has the same folder; a bundle names the project's folder. */
function folderOf(base: string, { root = '.', kept }: KeptBundles): string {
  const seed = JSON.stringify([base, resolve(root), process.version]);
  const key = hashOf(
    SOURCES.map((source) => join(root, source)),
    seed,
  );
  return join(kept ?? join(CACHE_FOLDER, 'bundles'), key);
}

/** A hash of files and folders by their relative paths and bytes; tests do not count. */
function hashOf(paths: readonly string[], seed = ''): string {
  const hash = createHash('sha256').update(seed);
  for (const path of paths) {
    for (const file of filesOf(path)) {
      const bytes = readFileSync(file);
      hash.update(`\0${file.slice(path.length)}\0${bytes.length}\0`).update(bytes);
    }
  }
  return hash.digest('hex');
}

function filesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

function oldestOf(kept: string): string[] {
  return readdirSync(kept)
    .map((name) => join(kept, name))
    .toSorted((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)
    .slice(MOST_KEPT);
}
