import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { CARD_SIZE } from '../../model/cards.ts';
import { OPENED_AS, PICTURE_QUALITY, type PictureVariant } from '../../model/pictures.ts';
import { cachedFile } from '../cache.ts';

/** What makes pictures: this file, and the libraries by the versions in the lock file. */
const MAKERS = [import.meta.filename, 'package-lock.json'];

const hash = createHash('sha256');
for (const file of MAKERS) hash.update(readFileSync(file));

/** Where the cache has pictures of the same makers. */
const PICTURE_CACHE = join('pictures', hash.digest('hex'));

/**
 * Makes a picture in one size and format: upright, in sRGB and without metadata, which are sharp's
 * defaults.
 * @param content the content folder
 */
export function makePicture(variant: PictureVariant, content: string): Promise<Buffer> {
  const { path, file, format, width, height } = variant;
  return cachedFile(join(PICTURE_CACHE, basename(path)), async () => {
    const { default: sharp } = await import('sharp');
    const sized = sharp(await readFile(join(content, file)), OPENED_AS)
      .autoOrient()
      .resize(width, height);
    const picture =
      format === 'jpeg'
        ? sized
            .flatten({ background: '#ffffff' })
            .jpeg({ quality: PICTURE_QUALITY.jpeg, mozjpeg: true })
        : sized.webp({ quality: PICTURE_QUALITY.webp });
    return picture.toBuffer();
  });
}

/**
 * Makes a social card from a picture in that shape, as a PNG.
 * @param content the content folder
 */
export function makeCardPicture({ path, file }: PictureVariant, content: string): Promise<Buffer> {
  const name = basename(path).replace(/\w+$/, 'png');
  return cachedFile(join(PICTURE_CACHE, 'cards', name), async () => {
    const { default: sharp } = await import('sharp');
    return sharp(await readFile(join(content, file)), OPENED_AS)
      .autoOrient()
      .resize(CARD_SIZE.width, CARD_SIZE.height)
      .flatten({ background: '#ffffff' })
      .png({ palette: true })
      .toBuffer();
  });
}
