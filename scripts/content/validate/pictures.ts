import { nearest } from '../../../model/nearest.ts';
import type { PictureFile, PictureFiles } from '../../../model/pictures.ts';
import { quote } from '../../../model/quote.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Entries } from '../entries.ts';
import { altFault } from '../pictures/alt.ts';
import { pictureUses } from '../pictures/uses.ts';
import { isPictureFile, type RawFile } from '../read.ts';

/** The pictures among the files that were read, and what is wrong with each in itself. */
export interface ReadPictures {
  /** Those that can be shown. */
  files: PictureFiles;
  names: ReadonlySet<string>;
  /** All that could name them. */
  texts: readonly string[];
  diagnostics: Diagnostic[];
}

/** Takes the pictures out of what was read. */
export function sortPictures(raw: readonly RawFile[]): ReadPictures {
  const pictures = raw.filter(isPictureFile);
  const files = new Map<string, PictureFile>();
  const diagnostics: Diagnostic[] = [];
  const first = new Map<string, string>();
  for (const { path, picture, refused } of pictures) {
    const tell = (message: string, severity: Diagnostic['severity'] = 'error') =>
      diagnostics.push({ severity, file: `content/${path}`, message });
    if (refused !== undefined) tell(refused.message);
    if (picture === undefined) continue;
    const same = first.get(picture.key);
    if (same !== undefined) {
      tell(`the same picture as ${quote(same)}. Delete one, and name the other.`, 'warning');
    }
    first.set(picture.key, same ?? path);
    files.set(path, picture);
  }
  const names = new Set(pictures.map(({ path }) => path));
  const texts = raw.map(({ text }) => text);
  return { files: Object.fromEntries(files), names, texts, diagnostics };
}

/** Checks what content says of its pictures, and that each is there and is shown. */
export function checkPictures(
  entries: Entries,
  { names, files, texts }: ReadPictures,
): Diagnostic[] {
  return [
    ...pictureUses(entries).flatMap(({ file, alt, atFile, atAlt }) => {
      const fault = alt === undefined ? undefined : altFault(alt, file);
      return [
        ...(names.has(file) ? [] : [atFile(missing(file, names))]),
        ...(fault === undefined ? [] : [atAlt(fault)]),
      ];
    }),
    // A file that is wrong elsewhere may name it all the same.
    ...Object.keys(files)
      .filter((file) => !texts.some((text) => text.includes(file)))
      .map((file) => ({ severity: 'warning' as const, file: `content/${file}`, message: UNUSED })),
  ];
}

const UNUSED = 'no page shows this picture. Name it under picture, or delete it.';

function missing(file: string, names: ReadonlySet<string>): string {
  const guess = nearest(file, names);
  const fix = guess === undefined ? 'Upload it there' : `Did you mean "${guess}"`;
  return `no picture ${quote(file)} in content. ${fix}${guess === undefined ? '.' : '?'}`;
}
