import type { PictureFile } from '../../model/pictures.ts';
import type { SourcePosition } from './diagnostic.ts';

/** Why a file was not read, and the place in it that says so. */
interface RefusedFile extends SourcePosition {
  message: string;
}

/** A file of content as it was read. */
export interface RawFile {
  /** The path below the content folder, with forward slashes: "cities/boise.md". */
  path: string;
  /** The text as parsers take it (`plainText`); empty for a picture. */
  text: string;
  /** The size and hash of a file in content/pictures. */
  picture?: PictureFile;
  /** Why the file was not read, and where; its text is empty then. */
  refused?: RefusedFile;
}

/** What is in the folder that is served as it is, by addresses: "/favicon.ico". */
export interface PublicFolder {
  publicFiles: readonly string[];
  /** Symbolic links, none of which is followed. */
  publicLinks: readonly string[];
}

/** What is said of a link, by its own name and unread: what it leads to may be secret. */
export const SYMBOLIC_LINK =
  'a symbolic link, which may lead anywhere on a computer. Put the file itself in its place, or delete it.';

/** Whether a file is where pictures are, regardless of what it holds. */
export function isPictureFile({ path }: Pick<RawFile, 'path'>): boolean {
  return path.startsWith('pictures/');
}
