import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { formatPhone } from '../../../model/contact.ts';
import type { City } from '../../../model/content.ts';
import { isOfficeCity } from '../../../model/geo.ts';
import { plainPicture } from '../../../model/pictures.ts';
import { cardFile } from '../../../model/routes.ts';
import type { Site } from '../../../model/site.ts';
import { drawSeal } from '../../drawings/seal.ts';
import { socialCards } from '../../files/social-cards.ts';
import { CACHE_FOLDER } from '../../shared/cache-folder.ts';
import { writeWhole } from '../../shared/write-whole.ts';
import { makePicture } from '../pictures.ts';
import { drawPostmark } from '../postmark/postmark.ts';
import { postmarkFacts } from '../postmark/postmark-files.ts';
import type { CardWords } from './draw-card.ts';

/**
 * The heading face for cards, the letters of `CARD_LETTERS`; what one part lacks, the next may have. Made
 * with subset-font from @fontsource-variable/fraunces 5.3.0: weight 600, optical size 72.
 */
export const CARD_FACES = ['latin', 'latin-ext', 'vietnamese'].map(
  (part) => `scripts/artifacts/cards/heading-${part}.woff`,
);

/** Cards that were drawn before, by what is on them and what draws them. */
const CACHE = join(CACHE_FOLDER, 'cards');

/**
 * Writes the social cards into a built site; a card whose words are the same is not drawn again.
 * @param content the folder of the content
 */
export async function writeCards(site: Site, content: string, folder: string): Promise<void> {
  const drawing = await drawingVersion();
  const { name, phone } = site.business;
  await mkdir(join(folder, 'cards'), { recursive: true });
  for (const { path, heading, line, city, picture } of socialCards(site)) {
    const words = { name, phone: formatPhone(phone), heading, line };
    const mark = picture
      ? await makePicture(plainPicture(site.pictures, picture.file), content)
      : await markOf(site, city);
    await copyFile(await cachedCard(words, mark, drawing), join(folder, cardFile(path)));
  }
}

/** A city's postmark, or else the seal. */
async function markOf({ business }: Site, city: City | undefined): Promise<string> {
  if (city === undefined || isOfficeCity(business, city)) return drawSeal();
  return drawPostmark(await postmarkFacts(business, city), false);
}

/** The file of a card in the cache, drawn if it is not there yet. */
async function cachedCard(
  words: CardWords,
  mark: string | Buffer,
  drawing: string,
): Promise<string> {
  const key = createHash('sha256')
    .update(
      JSON.stringify([words, typeof mark === 'string' ? mark : mark.toString('base64'), drawing]),
    )
    .digest('hex');
  const file = join(CACHE, `${key}.png`);
  if (await isWholePicture(file)) return file;
  // Loaded only where a card is drawn: most builds draw none.
  const { drawCard } = await import('./draw-card.ts');
  if (faces === undefined) console.log('Drawing social cards.');
  faces ??= await Promise.all(CARD_FACES.map((face) => readFile(face)));
  await writeWhole(file, await drawCard(words, { faces, mark }));
  return file;
}

/** Made when the first card is drawn. */
let faces: Buffer[] | undefined;

/** Changes with the drawing, its parts and the libraries that draw, so that old cards are not taken. */
async function drawingVersion(): Promise<string> {
  const { resolve } = createRequire(import.meta.url);
  const files = [
    'scripts/artifacts/cards/draw-card.ts',
    'scripts/artifacts/cards/card-letters.ts',
    resolve('satori/package.json'),
    resolve('@resvg/resvg-js/package.json'),
    'components/hero/foothills.svg',
    ...CARD_FACES,
  ];
  const texts = await Promise.all(files.map((file) => readFile(file)));
  return createHash('sha256').update(Buffer.concat(texts)).digest('hex');
}

/** Whether a file is there and ends as a PNG does (PNG, "IEND Image trailer"). */
export async function isWholePicture(file: string): Promise<boolean> {
  const bytes = await readFile(file).catch(() => Buffer.alloc(0));
  return bytes.subarray(-8, -4).toString('latin1') === 'IEND';
}
