import { nearest } from '../../../model/nearest.ts';
import { quote } from '../../../model/quote.ts';
import { isPicturePath, picturePath } from '../../../model/schemas/picture.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { type Entries, textEntries } from '../entries.ts';
import { textsIn } from '../parse/texts.ts';
import { isPictureFile, type RawFile } from '../read.ts';

/** Less would be blurred on the screens of today. Unit: pixels. */
const LEAST_WIDTH = 640;

const NO_WORDS = 'no words for people who cannot see the picture. Write what it shows.';

/** Checks that pictures can be opened and are large enough, and that all that content names are there. */
export function checkPictures(entries: Entries, raw: readonly RawFile[]): Diagnostic[] {
  const pictures = raw.filter(isPictureFile);
  const names = new Set(pictures.map(({ path }) => path));
  const ofFiles = pictures.flatMap(({ path, picture, refused }): Diagnostic[] => {
    const message = refused?.message ?? (picture && tooNarrow(picture.width));
    return message === undefined ? [] : [{ severity: 'error', file: `content/${path}`, message }];
  });
  const { business, pages, services, cities, attractions } = entries;
  const owners = [...services.values(), ...cities.values(), ...attractions.values()];
  const inFields = [business, ...Object.values(pages), ...owners].flatMap((entry) =>
    [...textsIn(entry?.source.data)].flatMap(({ text, path }) => {
      const file = picturePath(text);
      if (!isPicturePath(file) || names.has(file)) return [];
      return entry?.source.diagnostic(path, missing(file, names)) ?? [];
    }),
  );
  const inTexts = textEntries(entries).flatMap(({ source, pictures: shown }) =>
    shown.flatMap(({ file, alt, at }) => [
      ...(names.has(file) ? [] : [source.bodyDiagnostic(at, missing(file, names))]),
      ...(alt.trim() === '' ? [source.bodyDiagnostic(at, NO_WORDS)] : []),
    ]),
  );
  return [...ofFiles, ...inFields, ...inTexts];
}

function tooNarrow(width: number): string | undefined {
  if (width >= LEAST_WIDTH) return undefined;
  return `${width} pixels wide, so it would look blurred. Use one of at least ${LEAST_WIDTH}.`;
}

function missing(file: string, names: ReadonlySet<string>): string {
  const guess = nearest(file, names);
  const fix = guess === undefined ? 'Upload it there.' : `Did you mean "${guess}"?`;
  return `no picture ${quote(file)} in content. ${fix}`;
}
