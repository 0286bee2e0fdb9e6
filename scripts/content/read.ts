import { isUtf8 } from 'node:buffer';
import { type Dirent, readFileSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Position } from './problem.ts';

/** A file of content as it was read, with line ends and byte-order mark made alike. */
export interface RawFile {
  /** Path below the content folder with forward slashes: "cities/boise.md". */
  path: string;
  text: string;
  /** Why the file was not read; its text is empty then. */
  refused?: Position & { message: string };
}

/** Far above any page of this site, and small enough that nothing in it can hold up a build. Unit: bytes. */
const LARGEST_FILE = 100_000;

/** Reads every file below a content folder, in a fixed order. Throws when there is no such folder. */
export async function readContentFolder(folder: string): Promise<RawFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => !entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => ({ entry, file: join(entry.parentPath, entry.name) }))
    .sort((a, b) => (a.file < b.file ? -1 : 1));
  return files.map(({ entry, file }) => ({
    path: relative(folder, file).split(sep).join('/'),
    ...readText(entry, file),
  }));
}

/** Synchronous: for thousands of small files the asynchronous calls cost more than the reading. */
function readText(entry: Dirent, file: string): Omit<RawFile, 'path'> {
  // A link could lead out of the folder, to any file of the machine that builds.
  if (!entry.isFile()) return refuse('is a link to another place: put the file itself here');
  const { size } = statSync(file);
  if (size > LARGEST_FILE) {
    const most = `${LARGEST_FILE / 1000} KB`;
    return refuse(
      `is ${Math.round(size / 1000).toLocaleString('en-US')} KB large, but a file of content has ${most} at most: is it the right file?`,
    );
  }
  const bytes = readFileSync(file);
  if (!isUtf8(bytes)) {
    const message = 'is not saved as UTF-8 text: save it again with the encoding UTF-8';
    return refuse(message, firstBadLine(bytes));
  }
  return { text: normalize(bytes.toString('utf8')) };
}

function refuse(message: string, line = 1): Omit<RawFile, 'path'> {
  return { text: '', refused: { line, column: 1, message } };
}

/** The line with the first byte that is not UTF-8: what decodes to the replacement character. */
function firstBadLine(bytes: Buffer): number {
  const [good = ''] = bytes.toString('utf8').split('\uFFFD');
  return good.split(/\r\n?|\n/).length;
}

function normalize(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}
