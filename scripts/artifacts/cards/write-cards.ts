import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { formatPhone } from '../../../model/phone.ts';
import type { Site } from '../../../model/site.ts';
import { cardFile, socialCards } from '../../../model/social-card.ts';
import { cardFaces, cardFacesKey } from '../../drawings/heading-face.ts';
import { drawSeal } from '../../drawings/seal.ts';
import { CACHE_FOLDER } from '../../shared/cache-folder.ts';
import { writeWhole } from '../../shared/write-whole.ts';
import type { CardWords } from './draw-card.ts';

/** Cards that were drawn before, by what is on them and what draws them. */
const CACHE = join(CACHE_FOLDER, 'cards');

/** Writes the social cards into a built site; a card whose words are the same is not drawn again. */
export async function writeCards(site: Site, folder: string): Promise<void> {
  const seal = drawSeal();
  const drawing = await drawingVersion(seal);
  const { name, phone } = site.business;
  await mkdir(join(folder, 'cards'), { recursive: true });
  for (const { path, heading, line } of socialCards(site)) {
    const words = { name, phone: formatPhone(phone), heading, line };
    await copyFile(await cachedCard(words, drawing, seal), join(folder, cardFile(path)));
  }
}

/** The file of a card in the cache, drawn if it is not there yet. */
async function cachedCard(words: CardWords, drawing: string, seal: string): Promise<string> {
  const key = createHash('sha256')
    .update(JSON.stringify([words, drawing]))
    .digest('hex');
  const file = join(CACHE, `${key}.png`);
  if (await isWholePicture(file)) return file;
  // Loaded only where a card is drawn: most builds draw none.
  const { drawCard } = await import('./draw-card.ts');
  if (faces === undefined) console.log('Drawing social cards.');
  faces ??= await cardFaces();
  await writeWhole(file, await drawCard(words, { faces, seal }));
  return file;
}

/** Made when the first card is drawn. */
let faces: Buffer[] | undefined;

/** Changes with the drawing, its parts and the libraries that draw, so that old cards are not taken. */
async function drawingVersion(seal: string): Promise<string> {
  const { resolve } = createRequire(import.meta.url);
  const files = [
    'scripts/artifacts/cards/draw-card.ts',
    'scripts/artifacts/cards/card-letters.ts',
    'model/drawings.ts',
    resolve('satori/package.json'),
    resolve('@resvg/resvg-js/package.json'),
  ];
  const texts = await Promise.all(files.map((file) => readFile(file)));
  return createHash('sha256')
    .update(Buffer.concat(texts))
    .update(await cardFacesKey())
    .update(seal)
    .digest('hex');
}

/** Whether a file is there and ends as a PNG does (PNG, "IEND Image trailer"). */
export async function isWholePicture(file: string): Promise<boolean> {
  const bytes = await readFile(file).catch(() => Buffer.alloc(0));
  return bytes.subarray(-8, -4).toString('latin1') === 'IEND';
}
