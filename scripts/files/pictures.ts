import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { PICTURE_QUALITY, type PictureVariant } from '../../model/pictures.ts';
import { CACHE_FOLDER } from '../system.ts';

/**
 * A picture at a size and in a format: upright, in sRGB and without what the original says besides,
 * as sharp does unless it is told otherwise.
 * @param content the folder of the content
 */
export function makePicture(variant: PictureVariant, content: string): Promise<Buffer> {
  const { path, file, format, width, height } = variant;
  return cached(join('pictures', basename(path)), isWhole, async () => {
    const { default: sharp } = await import('sharp');
    const sized = sharp(await readFile(join(content, file)))
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

/** Whether a picture can be opened to its end. */
async function isWhole(bytes: Buffer): Promise<boolean> {
  const { default: sharp } = await import('sharp');
  const small = sharp(bytes, { failOn: 'truncated' }).resize(16).raw().toBuffer();
  return small.then(
    () => true,
    () => false,
  );
}

/** A file from the cache of builds; made where there is none of this name, or a damaged one. */
export async function cached(
  name: string,
  isWhole: (bytes: Buffer) => boolean | Promise<boolean>,
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const file = join(CACHE_FOLDER, name);
  const before = await readFile(file).catch(() => undefined);
  if (before !== undefined && (await isWhole(before))) return before;
  const bytes = await make();
  // Others find it whole or not at all, also while several builds write the same one.
  const unfinished = `${file}.${process.pid}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
  return bytes;
}
