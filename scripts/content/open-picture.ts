import { createHash } from 'node:crypto';
import { PICTURE_FORMATS, PICTURE_QUALITY, type PictureFile } from '../../model/pictures.ts';

/** What is known of pictures by their keys: in development all are read after every edit. */
const opened = new Map<string, PictureFile>();

/**
 * Opens a JPEG, PNG or WebP to its end; undefined when it is none, or is damaged. sharp, which takes
 * a while to load, is loaded with the first picture: most content has none.
 */
export async function openPicture(bytes: Buffer): Promise<PictureFile | undefined> {
  const hash = createHash('sha256').update(bytes).update(JSON.stringify(PICTURE_QUALITY));
  const key = hash.digest('hex').slice(0, 16);
  const known = opened.get(key);
  if (known !== undefined) return known;

  const { default: sharp } = await import('sharp');
  const image = sharp(bytes, { failOn: 'truncated' });
  try {
    // A picture whose end is missing fails once every pixel is read, and not before.
    await image.clone().resize(16).raw().toBuffer();
  } catch {
    return undefined;
  }

  const { format, autoOrient } = await image.metadata();
  if (![...PICTURE_FORMATS, 'png'].includes(format)) return undefined;

  const picture = { key, width: autoOrient.width, height: autoOrient.height };
  opened.set(key, picture);
  return picture;
}
