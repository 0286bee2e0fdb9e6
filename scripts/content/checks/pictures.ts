import { isPicturePath, picturePath } from '../../../model/schemas/fields.ts';
import { Diagnostic, nearest, quote } from '../diagnostic.ts';
import { isPictureFile } from '../read.ts';
import { type Folder, linksIn } from './folder.ts';

/** Less would be blurred on the screens of today. Unit: pixels. */
const LEAST_WIDTH = 640;

/** What cameras and computers call a picture: "IMG_2041", "hills.jpg". */
const FILE_NAME = /^\S*(?:_|\d{3})\S*$|\.(?:jpe?g|png|webp|heic)$/i;

const NAME_OF_FILE = 'say what people see, not the name of the file.';

const NO_WORDS = 'no words for people who cannot see the picture. Write what it shows.';

/** Refuses pictures that were not read, and small ones. */
export function* checkPictureFiles({ rawFiles }: Folder): Generator<Diagnostic> {
  for (const { path, picture, refused } of rawFiles.filter(isPictureFile)) {
    const file = `content/${path}`;
    if (refused !== undefined) {
      yield new Diagnostic('error', file, refused.message);
      continue;
    }
    if (picture !== undefined && picture.width < LEAST_WIDTH) {
      const message = `${picture.width} pixels wide, so it would look blurred. Use one of at least ${LEAST_WIDTH}.`;
      yield new Diagnostic('error', file, message);
    }
  }
}

/** Checks that the pictures are there which fields and texts name, with words that say what they show. */
export function* checkPictureNames(folder: Folder): Generator<Diagnostic> {
  const names = pictureNames(folder);
  for (const { text, path, diagnostic } of folder.files.flatMap(({ source }) => source.texts)) {
    const name = picturePath(text);
    if (isPicturePath(name) && !names.has(name)) yield diagnostic(missingPicture(name, names));
    if (path.at(-1) === 'alt' && FILE_NAME.test(text)) yield diagnostic(NAME_OF_FILE, 'warning');
  }
  for (const { url, alt, diagnostic } of linksIn(folder)) {
    if (alt === undefined) continue;
    if (!names.has(url)) yield diagnostic(missingPicture(url, names));
    if (alt.trim() === '') yield diagnostic(NO_WORDS);
    if (FILE_NAME.test(alt)) yield diagnostic(NAME_OF_FILE, 'warning');
  }
}

/** Warns of pictures that no field and no text names, which somebody has uploaded for a page. */
export function checkUnusedPictures(folder: Folder): Diagnostic[] {
  const texts = folder.files.flatMap(({ source }) => source.texts);
  const used = new Set([
    ...texts.map(({ text }) => picturePath(text)),
    ...linksIn(folder).map(({ url }) => url),
  ]);
  return [...pictureNames(folder)]
    .filter((name) => !used.has(name))
    .map((name) => {
      const message = 'no page shows this picture. Name it in a field or in a text, or delete it.';
      return new Diagnostic('warning', `content/${name}`, message);
    });
}

/** The names of all pictures: "pictures/desk.jpg". */
function pictureNames({ rawFiles }: Folder): ReadonlySet<string> {
  return new Set(rawFiles.filter(isPictureFile).map(({ path }) => path));
}

function missingPicture(name: string, names: ReadonlySet<string>): string {
  // The folder and the ending are no likeness.
  const plain = (path: string) => path.replace(/^pictures\/|\.\w+$/gi, '');
  const byName = new Map([...names].map((path) => [plain(path), path]));
  const near = byName.get(nearest(plain(name), byName.keys()) ?? '');
  const advice = near === undefined ? 'Upload it there.' : `Did you mean ${quote(near)}?`;
  return `there is no picture ${quote(name.replace(/^pictures\//, ''))} in content/pictures. ${advice}`;
}
