import { isUtf8 } from 'node:buffer';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hiddenPart } from '../../model/own-files.ts';
import { NO_HEIC } from '../../model/schemas/fields.ts';
import { openPicture } from './open-picture.ts';
import { plainText } from './parse/characters.ts';
import { isPictureFile, type PublicFolder, type RawFile, SYMBOLIC_LINK } from './raw-file.ts';

/**
 * Reads every file below a content folder except hidden ones and junk, sorted by path. Refuses symbolic
 * links, and files that are neither text nor a picture. Throws the system's error if it can't read the
 * folder or a file.
 */
export async function readContentFolder(folder: string): Promise<RawFile[]> {
  const entries = entriesBelow(folder).filter(({ path }) => hiddenPart(path) === undefined);

  const files: RawFile[] = [];
  // One after the other, so that one picture at a time is in memory.
  for (const { path, isLink } of entries) {
    const bytes = isLink ? undefined : readFileSync(join(folder, path));
    files.push(bytes ? await fileOf(path, bytes) : refusal(path, 1, SYMBOLIC_LINK));
  }
  return files;
}

/** A file of content from its bytes. */
export async function fileOf(path: string, bytes: Buffer): Promise<RawFile> {
  return isPictureFile({ path }) ? readPicture(path, bytes) : readText(path, bytes);
}

/**
 * The addresses of the files of a folder that is served as it is, hidden ones too: "/favicon.ico",
 * "/.well-known/security.txt", and of its symbolic links. None where there is no such folder.
 */
export function readPublicFolder(folder: string): PublicFolder {
  const entries = existsSync(folder) ? entriesBelow(folder) : [];
  const addresses = (areLinks: boolean) =>
    entries.filter(({ isLink }) => isLink === areLinks).map(({ path }) => `/${path}`);
  return { publicFiles: addresses(false), publicLinks: addresses(true) };
}

/** A file, or a symbolic link, which may lead to a file or a folder anywhere on the computer. */
interface FolderEntry {
  /** The path below the folder, with forward slashes. */
  path: string;
  isLink: boolean;
}

/** All files and links below a folder, sorted by path; no link is followed. */
function entriesBelow(folder: string): FolderEntry[] {
  return [...entriesIn(folder)].toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

/** The same in no order. From Node 22 on, `readdirSync` with `recursive` follows links to folders. */
function* entriesIn(folder: string, parent = ''): Generator<FolderEntry> {
  for (const entry of readdirSync(join(folder, parent), { withFileTypes: true })) {
    const path = `${parent}${entry.name}`;
    const isLink = entry.isSymbolicLink();
    if (entry.isDirectory()) yield* entriesIn(folder, `${path}/`);
    else if (isLink || entry.isFile()) yield { path, isLink };
  }
}

async function readPicture(path: string, bytes: Buffer): Promise<RawFile> {
  const picture = await openPicture(bytes);
  if (picture !== undefined) return { path, text: '', picture };
  return refusal(path, 1, isHeic(bytes) ? NO_HEIC : NO_PICTURE);
}

const NO_PICTURE =
  "this picture is damaged, above 268 megapixels, or isn't a picture. Save it as a JPEG, PNG or WebP, 2,000 pixels wide, and upload it again.";

/** Whether a file is a picture as iPhones take them: a box "ftyp" with such a brand (ISO/IEC 23008-12). */
function isHeic(bytes: Buffer): boolean {
  return /^ftyp(?:hei|hev|mif1|msf1)/.test(bytes.toString('latin1', 4, 12));
}

function readText(path: string, bytes: Buffer): RawFile {
  const text = bytes.toString('utf8');
  if (isUtf8(bytes)) return { path, text: plainText(text) };

  // What is not UTF-8 decodes to the replacement character.
  const line = text.slice(0, text.indexOf('\uFFFD')).split(/\r\n?|\n/).length;
  return refusal(path, line, NOT_UTF8);
}

const NOT_UTF8 =
  "this file isn't saved as UTF-8, so its letters can't be read. In Notepad choose Save as, and UTF-8 under Encoding.";

function refusal(path: string, line: number, message: string): RawFile {
  return { path, text: '', refused: { line, column: 1, message } };
}
