import type { PictureFile } from '../../../model/pictures.ts';
import { isPicturePath, picturePath } from '../../../model/schemas/fields.ts';
import { quote } from '../../../model/text.ts';
import { Diagnostic, didYouMean } from '../diagnostic.ts';
import { isPictureFile } from '../raw-file.ts';
import { linksIn, type WholeSite } from './whole-site.ts';

/** Less would be blurred on the screens of today. Unit: pixels. */
const LEAST_WIDTH = 640;

/** What cameras and computers call a picture: "IMG_2041", "hills.jpg". */
const FILE_NAME = /^\S*(?:_|\d{3})\S*$|\.(?:jpe?g|png|webp|heic)$/i;

const NAME_OF_FILE = 'this looks like the name of a file. Say what people see.';

const NO_WORDS = "no words for people who can't see the picture. Write what it shows.";

/** Refuses pictures that were not read, and small ones; warns of those that no field or text names. */
export function checkPictureFiles({ rawFiles, entries }: WholeSite): Diagnostic[] {
  const named = namesIn(entries.all);
  return rawFiles.filter(isPictureFile).flatMap(({ path, picture, refused }) => {
    const isNamed = named.has(path);
    const fault = refused?.message ?? (picture && smallPicture(picture));
    const unused = isNamed || refused ? undefined : UNUSED;
    const said = [fault, unused].filter((each) => each !== undefined);
    return said.map((each) => {
      return new Diagnostic(isNamed ? 'error' : 'warning', `content/${path}`, each);
    });
  });
}

const UNUSED = 'no page shows this picture. Name it in a field or in a text, or delete it.';

function smallPicture({ width }: PictureFile): string | undefined {
  if (width >= LEAST_WIDTH) return undefined;
  return `${width} pixels wide, so it would look blurred. Use one of at least ${LEAST_WIDTH}.`;
}

/** Checks that the pictures are there which fields and texts name, with words that say what they show. */
export function* checkPictureNames(site: WholeSite): Generator<Diagnostic> {
  const names = pictureNames(site);
  for (const { source } of site.entries.all) {
    for (const { text, path } of source.texts) {
      const name = picturePath(text);
      const isMissing = isPicturePath(name) && !names.has(name);
      if (isMissing) yield source.diagnostic(path, missingPicture(name, names));
      const isNamedAfterFile = path.at(-1) === 'alt' && FILE_NAME.test(text);
      if (isNamedAfterFile) yield source.diagnostic(path, NAME_OF_FILE, 'warning');
    }
  }
  for (const { url, alt, diagnostic } of linksIn(site)) {
    if (alt === undefined) continue;
    if (!names.has(url)) yield diagnostic(missingPicture(url, names));
    if (alt.trim() === '') yield diagnostic(NO_WORDS);
    if (FILE_NAME.test(alt)) yield diagnostic(NAME_OF_FILE, 'warning');
  }
}

/** What the fields and the texts of some files name, pictures among it: "pictures/desk.jpg". */
function namesIn(files: WholeSite['entries']['all']): ReadonlySet<string> {
  const names = files.flatMap(({ source }) => [
    ...source.texts.map(({ text }) => picturePath(text)),
    ...source.links.map(({ url }) => url),
  ]);
  return new Set(names);
}

/** The names of all pictures: "pictures/desk.jpg". */
function pictureNames({ rawFiles }: WholeSite): ReadonlySet<string> {
  return new Set(rawFiles.filter(isPictureFile).map(({ path }) => path));
}

function missingPicture(name: string, names: ReadonlySet<string>): string {
  const inFolder = (path: string) => path.replace(/^pictures\//, '');
  const advice = didYouMean(inFolder(name), [...names].map(inFolder), 'Upload it there.');
  return `no picture ${quote(inFolder(name))} in content/pictures. ${advice}`;
}
