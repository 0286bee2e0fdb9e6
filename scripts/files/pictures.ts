import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { PICTURE_FORMATS, type PictureFile, type PictureVariant } from '../../model/pictures.ts';
import { cachedFile } from '../cache.ts';

const QUALITY = { webp: 55, jpeg: 74 } as const;

/** What is known of pictures by their keys: in development all are read after every edit. */
const opened = new Map<string, PictureFile>();

/** Opens a JPEG, PNG or WebP to its end; undefined when it is none, or is damaged. */
export async function openPicture(bytes: Buffer): Promise<PictureFile | undefined> {
  const hash = createHash('sha256').update(bytes).update(JSON.stringify(QUALITY));
  const key = hash.digest('hex').slice(0, 16);
  const known = opened.get(key);
  if (known !== undefined || !(await isWhole(bytes))) return known;
  const { default: sharp } = await import('sharp');
  const { format, autoOrient } = await sharp(bytes).metadata();
  if (![...PICTURE_FORMATS, 'png'].includes(format)) return undefined;
  const picture = { key, width: autoOrient.width, height: autoOrient.height };
  opened.set(key, picture);
  return picture;
}

/**
 * A picture at a size and in a format: upright, in sRGB and without what the original says besides,
 * as sharp does unless it is told otherwise.
 * @param content the folder of the content
 */
export function makePicture(variant: PictureVariant, content: string): Promise<Buffer> {
  const { path, file, format, width, height } = variant;
  return cachedFile(join('pictures', basename(path)), isWhole, async () => {
    const { default: sharp } = await import('sharp');
    const sized = sharp(await readFile(join(content, file)))
      .autoOrient()
      .resize(width, height);
    const picture =
      format === 'jpeg'
        ? sized.flatten({ background: '#ffffff' }).jpeg({ quality: QUALITY.jpeg, mozjpeg: true })
        : sized.webp({ quality: QUALITY.webp });
    return picture.toBuffer();
  });
}

/** Whether a picture can be opened to its end. */
async function isWhole(bytes: Buffer): Promise<boolean> {
  const { default: sharp } = await import('sharp');
  const small = sharp(bytes, { failOn: 'truncated' }).resize(16).raw().toBuffer();
  return small.then(
    () => true,
    () => false,
  );
}
