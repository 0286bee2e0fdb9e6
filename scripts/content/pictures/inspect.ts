import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type Sharp from 'sharp';
import { z } from 'zod';
import type { PictureFile } from '../../../model/pictures.ts';
import { PICTURE_RECIPE } from '../../artifacts/pictures/encoding.ts';
import { CACHE_FOLDER } from '../../shared/cache-folder.ts';
import { keepNewest } from '../../shared/keep-newest.ts';
import { writeWhole } from '../../shared/write-whole.ts';
import { PICTURE_LIMITS, tooManyBytes, unreadable, wrongSize } from './faults.ts';
import { kindOfPicture } from './kind.ts';

/** The sizes of pictures that could be opened to their end, by a hash of their bytes. */
const SIZES = join(CACHE_FOLDER, 'picture-sizes');
const MOST_KEPT = 2000;

const sizeSchema = z.object({ width: z.number(), height: z.number() });
type Size = z.infer<typeof sizeSchema>;

/** How long a picture may take to be opened. Unit: seconds. */
export const OPENS_WITHIN = 30;

/** A picture that can be shown, or why it cannot. */
export type Inspected = PictureFile | { fault: string };

/** Looks at a picture: what it is, how large it stands upright, and whether it can be opened. */
export async function inspectPicture(bytes: Buffer): Promise<Inspected> {
  const kind = kindOfPicture(bytes);
  if (kind !== 'jpeg' && kind !== 'png' && kind !== 'webp' && kind !== 'avif') {
    return { fault: unreadable(kind) };
  }
  const large = tooManyBytes(bytes.length);
  if (large !== undefined) return { fault: large };
  const hash = createHash('sha256').update(bytes);
  const kept = join(SIZES, `${hash.copy().digest('hex')}.json`);
  const size = (await keptSize(kept)) ?? (await sizeOf(bytes, kept));
  if ('fault' in size) return size;
  return { key: hash.update(PICTURE_RECIPE).digest('hex').slice(0, 16), ...size };
}

async function keptSize(file: string): Promise<Size | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : sizeSchema.parse(JSON.parse(text));
}

/** Reads the size from the head of a picture, and only if that is in bounds all the rest; keeps it. */
async function sizeOf(bytes: Buffer, kept: string): Promise<Size | { fault: string }> {
  // Loaded only where there is a picture.
  const { default: sharp } = await import('sharp');
  const size = await opened(sharp, bytes).catch(() => ({ fault: unreadable('damaged') }));
  if ('fault' in size) return size;
  await writeWhole(kept, JSON.stringify(size));
  keepNewest(SIZES, MOST_KEPT);
  return size;
}

async function opened(sharp: typeof Sharp, bytes: Buffer): Promise<Size | { fault: string }> {
  const { autoOrient: size } = await sharp(bytes, { limitInputPixels: false }).metadata();
  const fault = wrongSize(size);
  if (fault !== undefined) return { fault };
  await sharp(bytes, { failOn: 'truncated', limitInputPixels: PICTURE_LIMITS.pixels })
    .timeout({ seconds: OPENS_WITHIN })
    .resize(16)
    .raw()
    .toBuffer();
  return size;
}
