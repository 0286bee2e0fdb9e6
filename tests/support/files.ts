import { createHash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';
import type { RawFile } from '../../scripts/content/index.ts';

/** Makes a folder for the tests of a file, or of a group, which goes when they end. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tests-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/**
 * Replaces a text in a file, which commands beside the test find as it was or as it is now, and never
 * half written. Throws when the text is not there.
 */
export function editFile(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`There is no "${from}" in ${file}.`);

  // Hidden, so that no check reads it.
  const unfinished = join(dirname(file), '.unfinished');
  writeFileSync(unfinished, text.replace(from, to));
  renameSync(unfinished, file);
}

/** Writes files, and the folders that they stand in. */
export function writeTestFiles(folder: string, files: readonly RawFile[]): void {
  for (const { path, text } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** One hash of all files below a folder, their names and what they hold. */
export function treeHash(folder: string): string {
  const hash = createHash('sha256');
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  for (const file of files.map(({ parentPath, name }) => join(parentPath, name)).toSorted()) {
    hash.update(file.slice(folder.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}
