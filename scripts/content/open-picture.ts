import { createHash } from 'node:crypto';
import {
  OPENED_AS,
  PICTURE_FORMATS,
  PICTURE_QUALITY,
  type PictureFile,
} from '../../model/pictures.ts';

/** Pictures that were opened before, by key: development reads all of them after every edit. */
const opened = new Map<string, PictureFile>();

/** Sharp opens no more by itself (its option limitInputPixels). Unit: pixels, width by height. */
const MOST_PIXELS = 0x3fff ** 2;

/** Why a picture could not be opened. */
type PictureFault = 'damaged' | 'too large';

/**
 * Opens a JPEG, PNG or WebP to its end. sharp, which takes a while to load, is loaded with the first
 * picture: most content has none.
 */
export async function openPicture(bytes: Buffer): Promise<PictureFile | PictureFault> {
  const hash = createHash('sha256').update(bytes).update(JSON.stringify(PICTURE_QUALITY));
  const key = hash.digest('hex').slice(0, 16);
  const known = opened.get(key);
  if (known !== undefined) return known;

  const { default: sharp } = await import('sharp');
  try {
    const image = sharp(bytes, { ...OPENED_AS, limitInputPixels: false });
    const { format, autoOrient } = await image.metadata();
    const { width, height } = autoOrient;
    if (width * height > MOST_PIXELS) return 'too large';

    // A picture whose end is missing fails once every pixel is read, and not before.
    await image.resize(16).raw().toBuffer();
    if (![...PICTURE_FORMATS, 'png'].includes(format)) return 'damaged';

    const picture = { key, width, height };
    opened.set(key, picture);
    return picture;
  } catch {
    return 'damaged';
  }
}
