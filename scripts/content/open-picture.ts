import { createHash } from 'node:crypto';
import {
  OPENED_AS,
  PICTURE_FORMATS,
  PICTURE_QUALITY,
  type PictureFile,
} from '../../model/pictures.ts';

/** Pictures that were opened before, by key: development reads all of them after every edit. */
const opened = new Map<string, PictureFile>();

/**
 * Opens a JPEG, PNG or WebP to its end; undefined where it can't be, as above the 268 megapixels that sharp
 * opens. sharp, which takes a while to load, is loaded with the first picture: most content has none.
 */
export async function openPicture(bytes: Buffer): Promise<PictureFile | undefined> {
  const hash = createHash('sha256').update(bytes).update(JSON.stringify(PICTURE_QUALITY));
  const key = hash.digest('hex').slice(0, 16);
  const known = opened.get(key);
  if (known !== undefined) return known;

  const { default: sharp } = await import('sharp');
  try {
    const image = sharp(bytes, OPENED_AS);
    const { format, autoOrient } = await image.metadata();
    const { width, height } = autoOrient;

    // A picture whose end is missing fails once every pixel is read, and not before.
    await image.resize(16).raw().toBuffer();
    if (![...PICTURE_FORMATS, 'png'].includes(format)) return undefined;

    const picture = { key, width, height };
    opened.set(key, picture);
    return picture;
  } catch {
    return undefined;
  }
}
