import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, stat, utimes } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { allVariants, PICTURES_FOLDER, type PictureVariant } from '../../../model/pictures.ts';
import type { Site } from '../../../model/site.ts';
import { BuildError } from '../../cli/command.ts';
import { CACHE_FOLDER } from '../../shared/cache-folder.ts';
import { keepNewest } from '../../shared/keep-newest.ts';
import { writeWhole } from '../../shared/write-whole.ts';
import { encodePicture } from './encode.ts';
import { PICTURE_RECIPE } from './encoding.ts';

/** Pictures that were made before, under the names that they are served by. */
const CACHE = join(CACHE_FOLDER, 'pictures');

/** A picture has nine to twelve files. */
const LEAST_KEPT = 3000;

/**
 * Writes every picture that pages show into a built site; one that was made before is only copied.
 * @param content the folder of the content
 */
export async function writePictures(site: Site, content: string, folder: string): Promise<void> {
  const variants = allVariants(site);
  if (variants.length === 0) return;
  await mkdir(join(folder, PICTURES_FOLDER), { recursive: true });
  for (const variant of variants) {
    await copyFile(await cachedPicture(variant, content), join(folder, variant.path));
  }
  keepNewest(CACHE, Math.max(LEAST_KEPT, 2 * variants.length));
}

/** The file of a variant in the cache, made if it is not there yet. */
export async function cachedPicture(variant: PictureVariant, content: string): Promise<string> {
  const file = join(CACHE, basename(variant.path));
  const found = await stat(file).catch(() => undefined);
  if (found !== undefined) {
    const now = new Date();
    await utimes(file, now, now);
    return file;
  }
  const bytes = await readFile(join(content, variant.file));
  const key = createHash('sha256').update(bytes).update(PICTURE_RECIPE).digest('hex');
  if (!key.startsWith(variant.key)) {
    throw new BuildError(`content/${variant.file} was changed during the build. Build again.`);
  }
  await writeWhole(file, await encodePicture(bytes, variant));
  return file;
}
