import { isUtf8 } from 'node:buffer';
import { type Dirent, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureFile } from '../../model/pictures.ts';
import type { Position } from './diagnostic.ts';
import { LIMITS } from './limits.ts';

/** A file of content as it was read, with line ends and byte-order mark made alike. */
export interface RawFile {
  /** Path below the content folder with forward slashes: "cities/boise.md". */
  path: string;
  text: string;
  /** What stands in content/pictures is known by its size and its hash alone; its text is empty. */
  picture?: PictureFile;
  /** Why the file was not read; its text is empty then. */
  refused?: Position & { message: string };
  /** Whether it is or may be a folder, and what it holds is not known. */
  folder?: true;
}

/**
 * How a disk is read; tests put one that fails in its place. Synchronous: for thousands of small
 * files the asynchronous calls cost more than the reading.
 */
export interface Disk {
  list: (folder: string) => Dirent[];
  size: (file: string) => number;
  read: (file: string) => Buffer;
}

const DISK: Disk = {
  list: (folder) => readdirSync(folder, { withFileTypes: true }),
  size: (file) => statSync(file).size,
  read: (file) => readFileSync(file),
};

/**
 * Reads every file below a content folder, in a fixed order, but for hidden ones. Throws the
 * system's error when the folder itself cannot be read; what cannot be read below it is refused.
 */
export async function readContentFolder(folder: string, disk: Disk = DISK): Promise<RawFile[]> {
  const files = readBelow(folder, '', disk).sort((a, b) => (a.path < b.path ? -1 : 1));
  if (files.length > LIMITS.files) {
    const [has, most] = [files.length, LIMITS.files].map((each) => each.toLocaleString('en-US'));
    const message = `this folder has ${has} files, more than the ${most} allowed. Make sure it's the right one.`;
    return [{ path: '', ...refuse(message), folder: true }];
  }
  const read: RawFile[] = [];
  // One at a time in memory.
  for (const file of files) {
    const isUnread = isPictureFile(file) && file.refused === undefined;
    read.push(isUnread ? await readPicture(folder, file.path, disk) : file);
  }
  return read;
}

/** Whether a file stands where pictures do, be it one or not. */
export function isPictureFile({ path, folder }: RawFile): boolean {
  return path.startsWith(PICTURES) && folder === undefined;
}

const PICTURES = 'pictures/';

async function readPicture(folder: string, path: string, disk: Disk): Promise<RawFile> {
  try {
    const bytes = disk.read(join(folder, path));
    // Loaded only where there is a picture.
    const { openPicture } = await import('../artifacts/pictures.ts');
    const picture = await openPicture(bytes);
    return { path, ...(picture === undefined ? refuse(UNREADABLE) : { text: '', picture }) };
  } catch (error) {
    return { path, ...refuse(`this file can't be read: ${reason(error)}`) };
  }
}

const UNREADABLE =
  "this picture can't be opened. Save it as a JPEG, PNG or WebP and upload it again.";

type Refused = Omit<RawFile, 'path'>;

const FILE_NAME = /\.(md|yaml)$/;

/** Every file below a folder; `path` leads there from the content folder, with a slash at its end. */
function readBelow(folder: string, path: string, disk: Disk): RawFile[] {
  const entries = disk.list(folder).filter(({ name }) => !name.startsWith('.'));
  return entries.flatMap((entry) => {
    const [file, named] = [join(folder, entry.name), `${path}${entry.name}`];
    if (!entry.isDirectory()) return [{ path: named, ...readText(entry, file, named, disk) }];
    if (FILE_NAME.test(named)) {
      const message = 'a folder with the name of a file. Rename it, or put a file in its place.';
      return [{ path: named, ...refuse(message) }];
    }
    try {
      return readBelow(file, `${named}/`, disk);
    } catch (error) {
      const message = `this folder can't be read: ${reason(error)}`;
      return [{ path: named, ...refuse(message), folder: true }];
    }
  });
}

function readText(entry: Dirent, file: string, path: string, disk: Disk): Refused {
  // A link could lead out of the folder, to any file of the machine that builds.
  if (entry.isSymbolicLink()) {
    const message = 'a link to somewhere else. Put the file itself here.';
    return { ...refuse(message), ...(FILE_NAME.test(file) ? {} : { folder: true }) };
  }
  // A pipe, a socket or a device: reading one might never end.
  if (!entry.isFile()) return refuse('not a regular file. Delete it.');
  if (path.startsWith(PICTURES)) return { text: '' };
  try {
    const size = disk.size(file);
    return size > LIMITS.bytes ? refuse(tooLarge(size)) : textOf(disk.read(file));
  } catch (error) {
    return refuse(`this file can't be read: ${reason(error)}`);
  }
}

function tooLarge(size: number): string {
  const kilobytes = (bytes: number) => `${Math.round(bytes / 1000).toLocaleString('en-US')} KB`;
  return `this file has ${kilobytes(size)}, more than the ${kilobytes(LIMITS.bytes)} allowed. Make sure it's the right one.`;
}

function textOf(bytes: Buffer): Refused {
  if (!isUtf8(bytes)) {
    const message = 'not UTF-8 text. Save the file again with the encoding UTF-8.';
    return refuse(message, firstBadLine(bytes));
  }
  return { text: normalize(bytes.toString('utf8')) };
}

/** Why the system does not let a file be read, and what to do. */
function reason(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  switch (code) {
    case 'EACCES':
    case 'EPERM':
      return 'permission denied. Grant read access, or save it again.';
    case 'ENOENT':
      return 'it was just moved or deleted. Check again.';
    default:
      return `disk error ${code || 'unknown'}. Save it again, or copy the content to another disk.`;
  }
}

function refuse(message: string, line = 1): Refused {
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
