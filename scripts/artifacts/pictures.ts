import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import {
  allVariants,
  PICTURE_FORMATS,
  PICTURES_FOLDER,
  type PictureFile,
  type PictureVariant,
} from '../../model/pictures.ts';
import type { Site } from '../../model/site.ts';
import { CACHE_FOLDER } from '../shared/cache-folder.ts';
import { keepNewest } from '../shared/keep-newest.ts';
import { writeWhole } from '../shared/write-whole.ts';

/** Pictures that were made before, under the names that they are served by. */
const CACHE = join(CACHE_FOLDER, 'pictures');
const LEAST_KEPT = 1000;

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
  const { width, height } = autoOrient;
  opened.set(key, { key, width, height });
  return { key, width, height };
}

/** Writes every size and format of the pictures into a built site. */
export async function writePictures(site: Site, content: string, folder: string): Promise<void> {
  const variants = allVariants(site);
  if (variants.length === 0) return;
  await mkdir(join(folder, PICTURES_FOLDER), { recursive: true });
  for (const variant of variants) {
    await writeFile(join(folder, variant.path), await makePicture(variant, content));
  }
  keepNewest(CACHE, Math.max(LEAST_KEPT, 2 * variants.length));
}

/**
 * A picture at a size and in a format: upright, in sRGB and without what the original says besides,
 * as sharp does unless it is told otherwise. Made again where the cache has none, or a damaged one.
 * @param content the folder of the content
 */
export async function makePicture(
  { path, file, format, width, height }: PictureVariant,
  content: string,
): Promise<Buffer> {
  const kept = join(CACHE, basename(path));
  const before = await readFile(kept).catch(() => undefined);
  if (before !== undefined && (await isWhole(before))) return before;
  const { default: sharp } = await import('sharp');
  const sized = sharp(await readFile(join(content, file)))
    .autoOrient()
    .resize(width, height);
  const picture =
    format === 'jpeg'
      ? sized.flatten({ background: '#ffffff' }).jpeg({ quality: QUALITY.jpeg, mozjpeg: true })
      : sized.webp({ quality: QUALITY.webp });
  const bytes = await picture.toBuffer();
  await writeWhole(kept, bytes);
  return bytes;
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
