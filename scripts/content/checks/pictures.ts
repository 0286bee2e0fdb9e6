import { isPicturePath, picturePath } from '../../../model/schemas/fields.ts';
import { quote } from '../../../model/text.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { textEntries } from '../entries.ts';
import { textsIn } from '../parse/texts.ts';
import { isPictureFile } from '../read.ts';
import type { Site } from './index.ts';
import { didYouMean } from './rule.ts';

/** Less would be blurred on the screens of today. Unit: pixels. */
const LEAST_WIDTH = 640;

/** Checks that pictures can be opened and are large enough, and that all that content names are there. */
export function* checkPictures({ entries, raw }: Site): Generator<Diagnostic> {
  const files = raw.filter(isPictureFile);
  for (const { path, picture, refused } of files) {
    const isNarrow = picture !== undefined && picture.width < LEAST_WIDTH;
    const narrow = `${picture?.width} pixels wide, so it would look blurred. Use one of at least ${LEAST_WIDTH}.`;
    const message = refused?.message ?? (isNarrow ? narrow : undefined);
    if (message) yield { severity: 'error', file: `content/${path}`, message };
  }
  const names = new Set(files.map(({ path }) => path));
  const missing = (file: string) =>
    `no picture ${quote(file)} in content. ${didYouMean(file, names, 'Upload it there.')}`;
  const texts = textEntries(entries);
  for (const { source } of [
    ...entries.business.values(),
    ...texts,
    ...entries.attractions.values(),
  ]) {
    for (const { text, path } of textsIn(source.data)) {
      const file = picturePath(text);
      if (isPicturePath(file) && !names.has(file)) yield source.diagnostic(path, missing(file));
    }
  }
  for (const { source, pictures } of texts) {
    for (const { file, alt, at } of pictures) {
      if (!names.has(file)) yield source.bodyDiagnostic(at, missing(file));
      if (alt.trim() !== '') continue;
      const message = 'no words for people who cannot see the picture. Write what it shows.';
      yield source.bodyDiagnostic(at, message);
    }
  }
}
