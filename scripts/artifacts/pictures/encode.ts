import type { Sharp } from 'sharp';
import { type PictureVariant, SHAPES } from '../../../model/pictures.ts';
import { PICTURE_LIMITS } from '../../content/pictures/faults.ts';
import { OPENS_WITHIN } from '../../content/pictures/inspect.ts';
import { ENCODING } from './encoding.ts';

/** What is behind a picture with transparent parts, in a format that has none. */
const PAPER = '#ffffff';

/** What no variant is wider than. Unit: pixels. */
const WIDEST = Math.max(...Object.values(SHAPES).flatMap(({ widths }) => widths));

/**
 * Makes a variant of a picture: upright, in sRGB, and without anything that the file says besides
 * (sharp keeps no metadata unless it is told to).
 */
export async function encodePicture(bytes: Buffer, variant: PictureVariant): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const { width, height, format } = variant;
  const picture = sharp(await cropped(bytes, variant)).resize(width, height);
  switch (format) {
    case 'png':
      return picture.png({ compressionLevel: 9 }).toBuffer();
    case 'jpeg':
      return smallest([...ENCODING.jpeg.qualities], width, (quality) =>
        picture.clone().flatten({ background: PAPER }).jpeg({ quality, mozjpeg: true }),
      );
    case 'webp':
      return smallest([...ENCODING.webp.qualities], width, (quality) =>
        picture.clone().webp({ quality }),
      );
    case 'avif':
      return smallest([...ENCODING.avif.qualities], width, (quality) =>
        picture.clone().avif({ quality, effort: ENCODING.avif.effort }),
      );
  }
}

/** The first that is small enough, or else the last. */
async function smallest(
  qualities: readonly number[],
  width: number,
  encode: (quality: number) => Sharp,
): Promise<Buffer> {
  const most = ENCODING.most.find((limit) => width <= limit.width)?.bytes ?? 0;
  let encoded = Buffer.alloc(0);
  for (const quality of qualities) {
    encoded = await encode(quality).toBuffer();
    if (encoded.length <= most) break;
  }
  return encoded;
}

/** The part of a picture that was made last, from which its next sizes and formats are made too. */
let last: { name: string; part: Buffer } | undefined;

async function cropped(bytes: Buffer, { key, crop }: PictureVariant): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const name = JSON.stringify([key, crop]);
  if (last?.name === name) return last.part;
  const part = await sharp(bytes, {
    failOn: 'truncated',
    limitInputPixels: PICTURE_LIMITS.pixels,
  })
    .timeout({ seconds: OPENS_WITHIN })
    .autoOrient()
    .extract(crop)
    .resize({ width: WIDEST, withoutEnlargement: true })
    .toColourspace('srgb')
    .png({ compressionLevel: 0 })
    .toBuffer();
  last = { name, part };
  return part;
}
