import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { CARD_LETTERS } from './cards/card-letters.ts';
import { writeWhole } from './write-whole.ts';

/** What a build leaves in the project for others to read: the heading face, and typed JSON. */
export const GENERATED = 'generated';

/** The heading face: one weight, the letters that headings use (styles/fonts.css names the file). */
const SOURCE = '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2';
const AXES = { wght: 600, opsz: 72, SOFT: 0, WONK: 0 };
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const LETTERS = `${ASCII}\u2026\u2013\u2018\u2019\u201c\u201d`;

/** The same face for pictures, which have no other to fall back to: all of its Latin letters. */
const CARD_SOURCES = ['latin', 'latin-ext', 'vietnamese'].map(
  (part) => `@fontsource-variable/fraunces/files/fraunces-${part}-full-normal.woff2`,
);

/** Changes with all that the face is made of. */
async function headingKey(): Promise<string> {
  return createHash('sha256')
    .update(await readSource(SOURCE))
    .update(JSON.stringify([AXES, LETTERS]))
    .digest('hex');
}

/** Writes the subset face, unless it stands there already from the same source. */
export async function writeHeadingFace(folder = GENERATED): Promise<void> {
  const key = await headingKey();
  const keyFile = join(folder, 'heading.key');
  if ((await readFile(keyFile, 'utf8').catch(() => '')) === key) return;
  await writeWhole(join(folder, 'heading.woff2'), await subset(SOURCE, LETTERS, 'woff2'));
  await writeWhole(keyFile, key);
}

/** The heading face for pictures as sfnt fonts; what one part lacks, the next may have. */
export function cardFaces(): Promise<Buffer[]> {
  return Promise.all(CARD_SOURCES.map((source) => subset(source, CARD_LETTERS, 'sfnt')));
}

/** Changes with the faces of pictures, without making them. */
export async function cardFacesKey(): Promise<string> {
  const sources = await Promise.all(CARD_SOURCES.map(readSource));
  return createHash('sha256')
    .update(Buffer.concat(sources))
    .update(JSON.stringify([AXES, CARD_LETTERS]))
    .digest('hex');
}

async function subset(source: string, letters: string, targetFormat: 'woff2' | 'sfnt') {
  // Loaded only where a face is made, which is once.
  const { default: subsetFont } = await import('subset-font');
  return subsetFont(await readSource(source), letters, { targetFormat, variationAxes: AXES });
}

function readSource(source: string): Promise<Buffer> {
  return readFile(createRequire(import.meta.url).resolve(source));
}
