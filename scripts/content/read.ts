import { isUtf8 } from 'node:buffer';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { PictureFile } from '../../model/pictures.ts';
import type { Position } from './diagnostic.ts';

/** A file of content as it was read, with line ends and byte-order mark made alike. */
export interface RawFile {
  /** Path below the content folder with forward slashes: "cities/boise.md". */
  path: string;
  text: string;
  /** What stands in content/pictures is known by its size and its hash alone; its text is empty. */
  picture?: PictureFile;
  /** Why the file was not read; its text is empty then. */
  refused?: Position & { message: string };
}

/**
 * Reads every file below a content folder, in a fixed order, but for hidden ones. Throws the
 * system's error when one cannot be read; what is neither text nor a picture is refused, and so is a
 * text above 1 MB.
 */
export async function readContentFolder(folder: string): Promise<RawFile[]> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
    .filter((path) => !/(?:^|\/)\./.test(path))
    .sort();
  const read: RawFile[] = [];
  // One at a time in memory.
  for (const path of paths) read.push({ path, ...(await readFile(join(folder, path), path)) });
  return read;
}

/** What a text of content may hold at most: the longest of a site has a tenth of it. Unit: bytes. */
const LARGEST_TEXT = 1_000_000;

/**
 * The addresses of the files of a folder that is served as it is, hidden ones too: "/favicon.ico",
 * "/.well-known/security.txt". None where there is no such folder.
 */
export function readPublicFolder(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .map((path) => `/${path.split(sep).join('/')}`)
    .sort();
}

/** Whether a file stands where pictures do, whatever it holds. */
export const isPictureFile = ({ path }: Pick<RawFile, 'path'>) => path.startsWith('pictures/');

async function readFile(file: string, path: string): Promise<Omit<RawFile, 'path'>> {
  const isPicture = isPictureFile({ path });
  // Told before it is read: the checks would take half a minute for ten megabytes.
  if (!isPicture && statSync(file).size > LARGEST_TEXT) {
    const message = 'larger than 1 MB, which no text of a site is. Delete what got in by mistake.';
    return { text: '', refused: { line: 1, column: 1, message } };
  }
  const bytes = readFileSync(file);
  if (isPicture) {
    // Loaded only where there is a picture.
    const { openPicture } = await import('../files/pictures.ts');
    const picture = await openPicture(bytes);
    if (picture !== undefined) return { text: '', picture };
    const fix = 'Save it as a JPEG, PNG or WebP and upload it again.';
    const message = `this picture is damaged, or none at all. ${fix}`;
    return { text: '', refused: { line: 1, column: 1, message } };
  }
  const text = bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n');
  if (isUtf8(bytes)) return { text };
  // What is not UTF-8 decodes to the replacement character.
  const line = text.slice(0, text.indexOf('\uFFFD')).split('\n').length;
  const message = 'not UTF-8 text. Save the file again with the encoding UTF-8.';
  return { text: '', refused: { line, column: 1, message } };
}
