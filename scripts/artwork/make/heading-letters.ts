import { readFileSync } from 'node:fs';
import opentype from '@shuding/opentype.js';

/** The parts of the heading face of drawings: what one part lacks, the next may have. */
const FACES = ['latin', 'latin-ext', 'vietnamese'].map(
  (part) => new URL(`../heading-${part}.woff`, import.meta.url),
);

/** One more than the last character that is looked at: the Basic Multilingual Plane ends before it. */
const END = 0x10000;

/**
 * The letters that drawings can show, a text for each run of neighbors in Unicode; spaces are none.
 * They are committed as a list for the check, which opens no fonts.
 */
export function headingLetters(): string[] {
  const fonts = FACES.map((file) => opentype.parse(new Uint8Array(readFileSync(file)).buffer));
  const runs: string[] = [];
  let run = '';

  for (let code = 0; code <= END; code++) {
    const letter = String.fromCodePoint(code);
    const isDrawn = fonts.some((font) => font.charToGlyphIndex(letter) > 0);
    if (isDrawn && /\S/.test(letter)) {
      run += letter;
    } else if (run !== '') {
      runs.push(run);
      run = '';
    }
  }
  return runs;
}
