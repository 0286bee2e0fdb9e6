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

/** Makes a folder that is deleted after the tests of the file or group. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tests-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/**
 * Replaces text in a file atomically, for commands that run at the same time. Throws if the text isn't
 * there.
 */
export function editFile(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`No "${from}" in ${file}.`);

  // Hidden, so the check ignores it.
  const unfinished = join(dirname(file), '.unfinished');
  writeFileSync(unfinished, text.replace(from, to));
  renameSync(unfinished, file);
}

export function writeTestFiles(folder: string, files: readonly RawFile[]): void {
  for (const { path, text } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** A hash of all files in a folder, with names and contents. */
export function treeHash(folder: string): string {
  const hash = createHash('sha256');
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  for (const file of files.map(({ parentPath, name }) => join(parentPath, name)).toSorted()) {
    hash.update(file.slice(folder.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}
