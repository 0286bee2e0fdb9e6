import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { CACHE_FOLDER } from '../cache-folder.mjs';

/** The bundles of earlier builds, each in a folder named by its key. */
const KEPT = join(CACHE_FOLDER, 'bundles');

/** A change back, or to another branch, finds its bundle again; one is less than a megabyte. */
const MOST_KEPT = 4;

const MANIFEST = 'manifest.json';

/** The folders of a bundle: what browsers load, what renders the pages, and the editor's start. */
const PARTS = ['client', 'server', 'editor'];

/** Says of a kept bundle what it was made from, and each of its files by its hash. */
interface Manifest {
  key: string;
  files: Record<string, string>;
}

/**
 * Copies the kept bundle with this key into `work`. One that is not whole and as it was made
 * (damaged, half-written, or put there by something else) is thrown away.
 * @returns whether there was one
 */
export function takeBundle(key: string, work: string, kept = KEPT): boolean {
  const folder = join(kept, key);
  const files = readWhole(folder, key);
  if (files === undefined) {
    rmSync(folder, { recursive: true, force: true });
    return false;
  }
  for (const [path, bytes] of files) write(join(work, path), bytes);
  return true;
}

/** Keeps the bundle in `work` for later builds, in the place of the oldest one. */
export function keepBundle(key: string, work: string, kept = KEPT): void {
  const files = readFiles(work, PARTS);
  const folder = join(kept, key);
  const unfinished = join(kept, `.${key}-${process.pid}`);
  for (const [path, bytes] of files) write(join(unfinished, path), bytes);
  const hashes = [...files].map(([path, bytes]) => [path, hashOf(bytes)]);
  const manifest: Manifest = { key, files: Object.fromEntries(hashes) };
  write(join(unfinished, MANIFEST), Buffer.from(JSON.stringify(manifest)));
  rmSync(folder, { recursive: true, force: true });
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    // Another build kept the same bundle in this moment.
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  removeOldest(kept);
}

/** The files of a kept bundle, or undefined unless they are exactly those of its manifest. */
function readWhole(folder: string, key: string): ReadonlyMap<string, Buffer> | undefined {
  try {
    const manifest: Manifest = JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8'));
    const files = readFiles(folder, readdirSync(folder));
    files.delete(MANIFEST);
    const expected = Object.keys(manifest.files);
    const whole =
      manifest.key === key &&
      files.size === expected.length &&
      [...files].every(([path, bytes]) => manifest.files[path] === hashOf(bytes));
    return whole ? files : undefined;
  } catch {
    return undefined;
  }
}

/** Every file in parts of a folder, by its path in the folder. */
function readFiles(folder: string, parts: readonly string[]): Map<string, Buffer> {
  const files = parts
    .map((part) => join(folder, part))
    .flatMap((part) => (statSync(part).isDirectory() ? filesBelow(part) : [part]));
  return new Map(files.map((file) => [relative(folder, file), readFileSync(file)]));
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));
}

function write(file: string, bytes: Buffer) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function removeOldest(kept: string) {
  const folders = readdirSync(kept)
    .map((name) => join(kept, name))
    .map((folder) => ({ folder, made: statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .toSorted((a, b) => b.made - a.made);
  for (const { folder } of folders.slice(MOST_KEPT))
    rmSync(folder, { recursive: true, force: true });
}
