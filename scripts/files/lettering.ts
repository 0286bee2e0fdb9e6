import { readFileSync } from 'node:fs';
import opentype, { type Font } from '@shuding/opentype.js';
import { plainLetters } from '../../model/text.ts';

/**
 * The parts of the heading face, of weight 600 and optical size 72; what one part lacks, the next may
 * have. Made with subset-font from @fontsource-variable/fraunces 5.3.0.
 */
export const FACES = ['latin', 'latin-ext', 'vietnamese'].map((part) =>
  readFileSync(new URL(`./heading-${part}.woff`, import.meta.url)),
);

let parsed: Font[] | undefined;

/** The part of the face that has a letter. */
function fontOf(letter: string): Font | undefined {
  parsed ??= FACES.map((face) => opentype.parse(new Uint8Array(face).buffer));
  return parsed.find((font) => font.charToGlyphIndex(letter) > 0);
}

/** The space between letters on an arc, as a part of their size. */
const SPACING = 0.1;
/** Smaller letters than this cannot be read: a longer text is cut instead. */
const SMALLEST = 7;
/** Outlines are in whole numbers of so many parts of the picture's unit. */
const PARTS = 10;

interface Arc {
  radius: number;
  /** Which part of the circle its text may take, in degrees. */
  degrees: number;
  /** The usual size of its letters. */
  size: number;
  side: 'upper' | 'lower';
}

/**
 * A text in capitals along the upper or the lower half of a circle, as outlines: whatever fonts a
 * reader has, it looks the same.
 */
export function arcText(words: string, { radius, degrees, size, side }: Arc): string {
  const room = (radius * degrees * Math.PI) / 180;
  let letters = [...plainLetters(words).toLocaleUpperCase('en-US')];
  let line = setLine(letters);
  while (line.width * SMALLEST > room) {
    letters = letters.slice(0, -1);
    line = setLine([...letters, '…']);
  }
  const fit = Math.min(size, room / line.width);
  const turn = side === 'upper' ? 1 : -1;
  const outlines = line.set.map(({ glyph, advance, from }) => {
    const angle = (turn * (from + advance / 2 - line.width / 2) * fit * 180) / radius / Math.PI;
    const left = Math.round((-advance / 2) * fit * PARTS);
    const outline = glyph.getPath(0, 0, fit * PARTS).toPathData(0);
    return `<path transform="rotate(${angle.toFixed(2)})translate(${left} ${-turn * radius * PARTS})" d="${outline}"/>`;
  });
  // Hairlines a little stronger: the face is drawn for large letters.
  const style = `fill="currentColor" stroke="currentColor" stroke-width="2"`;
  return `<g class="t" ${style} transform="scale(${1 / PARTS})">${outlines.join('')}</g>`;
}

/** Where letters of size 1 begin on a line, and how long it is. */
function setLine(letters: readonly string[]) {
  let width = -SPACING;
  const set = letters.flatMap((letter, index) => {
    const font = fontOf(letter);
    if (font === undefined) return [];
    const glyph = font.charToGlyph(letter);
    const next = font.charToGlyph(letters[index + 1] ?? ' ');
    const advance = glyph.advanceWidth / font.unitsPerEm;
    const from = width + SPACING;
    width = from + advance + font.getKerningValue(glyph, next) / font.unitsPerEm;
    return { glyph, advance, from };
  });
  return { set, width };
}
