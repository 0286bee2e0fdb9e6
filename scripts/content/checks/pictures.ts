import { isPicturePath, picturePath } from '../../../model/schemas/picture.ts';
import { quote } from '../../../model/text.ts';
import { missingLetters } from '../../artifacts/cards/card-letters.ts';
import { someOf } from '../../report/count.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { textEntries, valuesOf } from '../entries.ts';
import { nearest } from '../nearest.ts';
import { textsIn } from '../parse/texts.ts';
import { isPictureFile } from '../read.ts';
import type { Site } from './index.ts';

/** Less would be blurred on the screens of today. Unit: pixels. */
const LEAST_WIDTH = 640;

/** Checks that pictures can be opened and are large enough, and that all that content names are there. */
export function* checkPictures({ entries, raw }: Site): Generator<Diagnostic> {
  const pictures = raw.filter(isPictureFile);
  const names = new Set(pictures.map(({ path }) => path));
  const missing = (file: string) => {
    const guess = nearest(file, names);
    return `no picture ${quote(file)} in content. ${guess === undefined ? 'Upload it there.' : `Did you mean "${guess}"?`}`;
  };
  for (const { path, picture, refused } of pictures) {
    const narrow = `${picture?.width} pixels wide, so it would look blurred. Use one of at least ${LEAST_WIDTH}.`;
    const message = refused?.message ?? (picture && picture.width < LEAST_WIDTH ? narrow : '');
    if (message !== '') yield { severity: 'error', file: `content/${path}`, message };
  }
  const { business, attractions } = entries;
  const texts = textEntries(entries);
  for (const entry of [...business.values(), ...texts, ...attractions.values()]) {
    for (const { text, path } of textsIn(entry.source.data)) {
      const file = picturePath(text);
      if (isPicturePath(file) && !names.has(file))
        yield entry.source.diagnostic(path, missing(file));
    }
  }
  for (const { source, pictures: shown } of texts) {
    for (const { file, alt, at } of shown) {
      if (!names.has(file)) yield source.bodyDiagnostic(at, missing(file));
      if (alt.trim() !== '') continue;
      const message = 'no words for people who cannot see the picture. Write what it shows.';
      yield source.bodyDiagnostic(at, message);
    }
  }
}

/** Checks that the pictures for shared links can show all letters of the words that stand on them. */
export function* checkCardLetters({ entries }: Site): Generator<Diagnostic> {
  const { business, service, city } = entries;
  const { home, services: list, locations, areas, places, contact } = entries.page;
  const words = [
    ...valuesOf(business, 'name'),
    ...valuesOf(business, 'region'),
    ...valuesOf([home, list, locations, areas, places, contact], 'heading'),
    ...valuesOf(service, 'title'),
    ...valuesOf(city, 'name'),
  ];
  for (const { source, path, value } of words) {
    const missing = missingLetters(value).map((letter) => `"${letter}"`);
    if (missing.length === 0) continue;
    const message = `the picture for shared links can't show ${someOf(missing)}. Use Latin letters.`;
    yield source.diagnostic(path, message);
  }
}
