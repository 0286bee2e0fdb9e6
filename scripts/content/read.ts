import { isUtf8 } from 'node:buffer';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { hiddenPart } from '../../model/own-files.ts';
import { NO_HEIC } from '../../model/schemas/fields.ts';
import { openPicture } from './open-picture.ts';
import { plainText } from './parse/characters.ts';
import { isPictureFile, type PublicFolder, type RawFile, SYMBOLIC_LINK } from './raw-file.ts';

/** What a text of content may hold at most: the longest of a site has a tenth of it. Unit: bytes. */
const LARGEST_TEXT = 1_000_000;

const TOO_LARGE = 'larger than 1 MB, far more than a text needs. Delete what got in by mistake.';

/**
 * Reads every file below a content folder except hidden ones and junk, sorted by path. Refuses symbolic
 * links, texts above 1 MB, and files that are neither text nor a picture. Throws the system's error if it
 * can't read the folder or a file.
 */
export async function readContentFolder(folder: string): Promise<RawFile[]> {
  const entries = entriesBelow(folder).filter(({ path }) => hiddenPart(path) === undefined);

  const files: RawFile[] = [];
  // One after the other, so that one picture at a time is in memory.
  for (const { path, isLink } of entries) {
    files.push(isLink ? refusal(path, 1, SYMBOLIC_LINK) : await readEntry(folder, path));
  }
  return files;
}

async function readEntry(folder: string, path: string): Promise<RawFile> {
  const file = join(folder, path);
  // Refused before it is read: the checks would take half a minute for ten megabytes.
  const isTooLarge = !isPictureFile({ path }) && statSync(file).size > LARGEST_TEXT;
  return isTooLarge ? refusal(path, 1, TOO_LARGE) : fileOf(path, readFileSync(file));
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
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() || entry.isSymbolicLink())
    .map((entry) => ({
      path: relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'),
      isLink: entry.isSymbolicLink(),
    }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

async function readPicture(path: string, bytes: Buffer): Promise<RawFile> {
  if (bytes.length === 0) return refusal(path, 1, 'the file is empty. Upload the picture again.');

  const picture = await openPicture(bytes);
  if (typeof picture === 'object') return { path, text: '', picture };
  if (isHeic(bytes)) return refusal(path, 1, NO_HEIC);

  const fault =
    picture === 'too large'
      ? 'above 268 megapixels, which takes more memory than a computer may have. Save it again 2,000 pixels wide, as a JPEG.'
      : "this picture is damaged, or isn't a picture. Save it as a JPEG, PNG or WebP and upload it again.";
  return refusal(path, 1, fault);
}

/** Whether a file is a picture as iPhones take them: a box "ftyp" with such a brand (ISO/IEC 23008-12). */
function isHeic(bytes: Buffer): boolean {
  return /^ftyp(?:hei|hev|mif1|msf1)/.test(bytes.toString('latin1', 4, 12));
}

function readText(path: string, bytes: Buffer): RawFile {
  if (isUtf16(bytes)) return refusal(path, 1, encodingMessage('in UTF-16, or "Unicode"'));

  const text = bytes.toString('utf8');
  if (isUtf8(bytes)) return { path, text: plainText(text) };

  // What is not UTF-8 decodes to the replacement character.
  const line = text.slice(0, text.indexOf('\uFFFD')).split(/\r\n?|\n/).length;
  return refusal(path, line, encodingMessage('in an old encoding, such as ANSI or Latin-1'));
}

/** Whether a text has two bytes for each letter: by its mark, or by the zeros in every second byte. */
function isUtf16(bytes: Buffer): boolean {
  const hasMark = ['fffe', 'feff'].includes(bytes.toString('hex', 0, 2));
  const start = [...bytes.subarray(0, 200)];
  const zeros = start.filter((byte) => byte === 0).length;
  return hasMark || zeros > start.length / 4;
}

function encodingMessage(found: string): string {
  return `this file is saved ${found}, so its letters can't be read. Save it as UTF-8: in Notepad choose Save as, and UTF-8 under Encoding.`;
}

function refusal(path: string, line: number, message: string): RawFile {
  return { path, text: '', refused: { line, column: 1, message } };
}
