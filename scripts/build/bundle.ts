import { createHash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { CACHE_FOLDER } from '../shared/cache-folder.ts';
import { keepNewest } from '../shared/keep-newest.ts';

/*
 * An edit of content changes no code, and bundling the code is more than half of a small build: so
 * bundles are kept in folders named by a hash of all that they are made from.
 */

/** A change back, or to another branch, finds its bundle again; one is less than a megabyte. */
const MOST_KEPT = 4;

/** What a bundle is made from; the packages by the lock file. */
export const SOURCES = [
  ...['admin', 'components', 'islands', 'model', 'pages', 'public', 'renderer', 'scripts'],
  ...['styles', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'],
];

/** The parts of a bundle, as paths. */
export interface Bundle {
  /** What browsers load: the islands and the assets of the pages. */
  client: string;
  /** What renders the pages. */
  server: string;
  /** The folder with the script that starts the editor. */
  editor: string;
  /** The files of the scripts that run in pages, with islands and without. */
  loader: string;
  plain: string;
}

/** The parts of a bundle in its folder. */
export function bundleParts(folder: string): Bundle {
  return {
    client: join(folder, 'client'),
    server: join(folder, 'server'),
    editor: join(folder, 'editor'),
    loader: join(folder, 'loader.js'),
    plain: join(folder, 'plain.js'),
  };
}

/** Puts the bundled code into a new folder. */
export type BundleInto = (folder: string) => Promise<void>;

/**
 * The bundled code: kept from an earlier build of the same code, or bundled now.
 * @param base the path below which the site will stand, "/site"; empty for the top of its domain
 * @param clean reuse nothing from an earlier build
 * @param kept the folder of kept bundles
 * @param root the project's folder
 */
export async function openBundle(
  base: string,
  clean: boolean,
  bundleInto: BundleInto,
  kept = join(CACHE_FOLDER, 'bundles'),
  root = '.',
): Promise<Bundle & { isNew: boolean }> {
  // A bundle names the project's folder.
  const seed = JSON.stringify([base, resolve(root), process.version]);
  const sources = SOURCES.map((source) => join(root, source));
  const key = hashOf(sources, seed);
  mkdirSync(kept, { recursive: true });
  const found = readdirSync(kept)
    .filter((name) => name.startsWith(key))
    .map((name) => join(kept, name))
    .find(isWhole);
  if (found !== undefined && !clean) {
    const now = new Date();
    utimesSync(found, now, now);
    return { ...bundleParts(found), isNew: false };
  }
  const folder = mkdtempSync(join(kept, `${key}-`));
  await bundleInto(folder);
  writeFileSync(join(folder, HASH_FILE), bundleHash(folder));
  keepNewest(kept, MOST_KEPT);
  return { ...bundleParts(folder), isNew: true };
}

/** Holds the hash of a bundle's parts; without it a bundle is not finished. */
const HASH_FILE = 'hash';

/** Whether a kept bundle is finished, and nobody changed it since. */
function isWhole(folder: string): boolean {
  try {
    return readFileSync(join(folder, HASH_FILE), 'utf8') === bundleHash(folder);
  } catch {
    return false;
  }
}

function bundleHash(folder: string): string {
  return hashOf(Object.values(bundleParts(folder)));
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
