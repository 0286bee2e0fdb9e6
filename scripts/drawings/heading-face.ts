import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { CARD_LETTERS } from '../artifacts/cards/card-letters.ts';

/** The heading face: one weight. */
const SOURCE = '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2';
const AXES = { wght: 600, opsz: 72, SOFT: 0, WONK: 0 };

/** The letters that headings use; others fall back to the system's font. */
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const LETTERS = `${ASCII}\u2026\u2013\u2018\u2019\u201c\u201d`;

/** The same face for pictures, which have no other to fall back to: all of its Latin letters. */
const CARD_SOURCES = ['latin', 'latin-ext', 'vietnamese'].map(
  (part) => `@fontsource-variable/fraunces/files/fraunces-${part}-full-normal.woff2`,
);

/** The heading face of the pages as woff2 (styles/heading.woff2). */
export function headingFace(): Promise<Buffer> {
  return subset(SOURCE, LETTERS, 'woff2');
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
  // Loaded only where a face is made.
  const { default: subsetFont } = await import('subset-font');
  return subsetFont(await readSource(source), letters, { targetFormat, variationAxes: AXES });
}

function readSource(source: string): Promise<Buffer> {
  return readFile(createRequire(import.meta.url).resolve(source));
}
