import { isUtf8 } from 'node:buffer';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { PictureFile } from '../../model/pictures.ts';
import type { SourcePlace } from './diagnostic.ts';
import { openPicture } from './open-picture.ts';

/** A file of content as it was read. */
export interface RawFile {
  /** Below the content folder, with forward slashes: "cities/boise.md". */
  path: string;
  /** Without a byte-order mark, and with line ends of one kind; empty for a picture. */
  text: string;
  /** What is known of a file in content/pictures: its size and its hash. */
  picture?: PictureFile;
  /** Why the file was not read, and where; its text is empty then. */
  refused?: SourcePlace & { message: string };
}

/** What a text of content may hold at most: the longest of a site has a tenth of it. Unit: bytes. */
const LARGEST_TEXT = 1_000_000;

/**
 * Reads every file below a content folder but hidden ones, sorted by path. What is neither text nor a
 * picture is refused, and so is a text above 1 MB. Throws the system's error when the folder or a
 * file cannot be read.
 */
export async function readContentFolder(folder: string): Promise<RawFile[]> {
  const paths = filesBelow(folder)
    .filter((path) => !/(?:^|\/)\./.test(path))
    .sort();

  const files: RawFile[] = [];
  // One after the other, so that one picture at a time is in memory.
  for (const path of paths) {
    const file = join(folder, path);
    const content = isPictureFile({ path }) ? await readPicture(file) : readText(file);
    files.push({ path, ...content });
  }
  return files;
}

/**
 * The addresses of the files of a folder that is served as it is, hidden ones too: "/favicon.ico",
 * "/.well-known/security.txt". None where there is no such folder.
 */
export function readPublicFolder(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return filesBelow(folder)
    .map((path) => `/${path}`)
    .sort();
}

/** The paths of all files below a folder, with forward slashes. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'));
}

/** Whether a file stands where pictures do, whatever it holds. */
export function isPictureFile({ path }: Pick<RawFile, 'path'>): boolean {
  return path.startsWith('pictures/');
}

async function readPicture(file: string): Promise<Omit<RawFile, 'path'>> {
  const picture = await openPicture(readFileSync(file));
  if (picture !== undefined) return { text: '', picture };

  const fix = 'Save it as a JPEG, PNG or WebP and upload it again.';
  return refusal(1, `this picture is damaged, or none at all. ${fix}`);
}

function readText(file: string): Omit<RawFile, 'path'> {
  // Refused before it is read: the checks would take half a minute for ten megabytes.
  if (statSync(file).size > LARGEST_TEXT) {
    return refusal(
      1,
      'larger than 1 MB, which no text of a site is. Delete what got in by mistake.',
    );
  }

  const bytes = readFileSync(file);
  const text = bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n');
  if (isUtf8(bytes)) return { text };

  // What is not UTF-8 decodes to the replacement character.
  const line = text.slice(0, text.indexOf('\uFFFD')).split('\n').length;
  return refusal(line, 'not UTF-8 text. Save the file again with the encoding UTF-8.');
}

function refusal(line: number, message: string): Omit<RawFile, 'path'> {
  return { text: '', refused: { line, column: 1, message } };
}
