import { readFileSync } from 'node:fs';
import opentype, { type Font, type Glyph } from '@shuding/opentype.js';
import svgpath from 'svgpath';
import { plainLetters } from '../../model/text.ts';

/**
 * The heading face in parts: what one of them lacks, the next may have. They have one weight, 600, and
 * one optical size, 72 (make/heading-faces.ts).
 */
export const HEADING_FACES = ['latin', 'latin-ext', 'vietnamese'].map((part) =>
  readFileSync(new URL(`./heading-${part}.woff`, import.meta.url)),
);

/** The faces as the parser reads them, once something is lettered. */
let fonts: Font[] | undefined;

/** The part of the face that has a letter; undefined where none has it. */
function fontWith(letter: string): Font | undefined {
  fonts ??= HEADING_FACES.map((face) => opentype.parse(new Uint8Array(face).buffer));
  return fonts.find((font) => font.charToGlyphIndex(letter) > 0);
}

/** Whether the face has every letter of a text. */
export function hasLetters(text: string): boolean {
  // Every part has ASCII, so most texts open none.
  const isAscii = (letter: string) => /[ -~]/.test(letter);
  return [...plainLetters(text)].every(
    (letter) => isAscii(letter) || fontWith(letter) !== undefined,
  );
}

/** The space between capitals on an arc, as a part of their size. */
const ARC_SPACING = 0.1;

/** The size of the smallest letters that can be read; a text that needs smaller ones is cut. */
const SMALLEST_SIZE = 7;

/** How much stronger letters on an arc are, in the picture's units. */
const HAIRLINE = 0.2;

/** Letters are outlined in whole numbers of so many parts of their size: few, for few bytes. */
const LETTER_PARTS = 42;

/** In how many parts of the picture's unit letters of a size are outlined. */
function partsOfUnit(size: number): number {
  return Math.max(2, Math.round(LETTER_PARTS / size));
}

/** Where a text stands on a circle. */
interface Arc {
  /** To the foot of its letters, in the picture's units. */
  radius: number;
  /** How much of the circle its text may take. */
  degrees: number;
  /** The size of its letters where all have room, in the picture's units. */
  size: number;
  /** Texts on the upper half are read clockwise, on the lower half counterclockwise. */
  side: 'upper' | 'lower';
}

/**
 * A text in capitals along the upper or the lower half of a circle around the origin. It is drawn as
 * outlines, so it looks the same whatever fonts a reader has. A text that is too long gets smaller
 * letters, and in the end fewer.
 */
export function arcText(words: string, { radius, degrees, size, side }: Arc): string {
  const room = radius * toRadians(degrees);
  const line = fittingLine(words, room / SMALLEST_SIZE);
  const fittingSize = Math.min(size, room / line.width);
  const parts = partsOfUnit(fittingSize);
  const turn = side === 'upper' ? 1 : -1;

  const outlines = line.letters.map(({ glyph, advance, start }) => {
    const fromMiddle = start + advance / 2 - line.width / 2;
    const angle = toDegrees((turn * fromMiddle * fittingSize) / radius);
    const place = `rotate(${angle.toFixed(1)})translate(0 ${-turn * radius * parts})`;
    const outline = outlineOf(glyph, (-advance / 2) * fittingSize * parts, fittingSize * parts);
    return `<path transform="${place}" d="${outline}"/>`;
  });

  // The face is drawn for large letters: a thin stroke makes its hairlines a little stronger.
  const ink = `fill="currentColor" stroke="currentColor" stroke-width="${HAIRLINE * parts}"`;
  return `<g class="words" ${ink} transform="scale(${1 / parts})">${outlines.join('')}</g>`;
}

/** A text on a straight line, as outlines. */
export interface LetteredLine {
  /** The data of an SVG path: it begins at 0, and stands on 0. */
  path: string;
  /** How many units of the path are one of the picture's. */
  parts: number;
  /** In the picture's units. */
  width: number;
}

/** Texts that are lettered already: the names of rivers stand on many maps. */
const letteredLines = new Map<string, LetteredLine>();

/**
 * A text on a straight line in the heading face.
 * @param size of its letters, in the picture's units
 */
export function lineText(words: string, size: number): LetteredLine {
  const key = `${size} ${words}`;
  const known = letteredLines.get(key) ?? setLetters(words, size);
  letteredLines.set(key, known);
  return known;
}

/** Lines that are set already: a width is asked for at many sizes, and before a text is drawn. */
const setLines = new Map<string, SetLine>();

function lineOf(words: string): SetLine {
  const known = setLines.get(words) ?? setLine([...plainLetters(words)], 0);
  setLines.set(words, known);
  return known;
}

/** How wide a text on a straight line is, in the picture's units; nothing of it is drawn. */
export function lineWidth(words: string, size: number): number {
  return lineOf(words).width * size;
}

function setLetters(words: string, size: number): LetteredLine {
  const line = lineOf(words);
  const parts = partsOfUnit(size);
  const outlines = line.letters.map(({ glyph, start }) =>
    outlineOf(glyph, start * size * parts, size * parts),
  );
  return { path: outlines.join(''), parts, width: line.width * size };
}

/** A text in capitals, set in letters of size 1, and cut where it is wider than there is room. */
function fittingLine(words: string, room: number): SetLine {
  let letters = [...plainLetters(words).toLocaleUpperCase('en-US')];
  let line = setLine(letters, ARC_SPACING);
  while (line.width > room) {
    letters = letters.slice(0, -1);
    line = setLine([...letters, '…'], ARC_SPACING);
  }
  return line;
}

/** A text set in letters of size 1. */
interface SetLine {
  letters: SetLetter[];
  width: number;
}

interface SetLetter {
  glyph: Glyph;
  /** How wide the letter is. */
  advance: number;
  /** Where on the line it begins. */
  start: number;
}

/**
 * Sets letters of size 1 on a line, with kerning. Those that no face has are left out.
 * @param spacing between them
 */
function setLine(texts: readonly string[], spacing: number): SetLine {
  const letters: SetLetter[] = [];
  let width = -spacing;
  for (const [index, letter] of texts.entries()) {
    const font = fontWith(letter);
    if (font === undefined) continue;

    const glyph = font.charToGlyph(letter);
    const nextGlyph = font.charToGlyph(texts[index + 1] ?? ' ');
    const advance = glyph.advanceWidth / font.unitsPerEm;
    const kerning = font.getKerningValue(glyph, nextGlyph) / font.unitsPerEm;

    const start = width + spacing;
    letters.push({ glyph, advance, start });
    width = start + advance + kerning;
  }
  return { letters, width };
}

/**
 * The outline of a letter as the data of an SVG path, in whole numbers and relative steps: a letter that
 * comes again is the same text again, which compresses.
 * @param left where on the line the letter begins
 */
function outlineOf(glyph: Glyph, left: number, size: number): string {
  return svgpath(glyph.getPath(left, 0, size).toPathData(1))
    .rel()
    .round(0)
    .toString();
}

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;
const toDegrees = (radians: number) => (radians * 180) / Math.PI;
