import { readFileSync } from 'node:fs';
import opentype, { type Font, type Glyph, type OutlineStep } from '@shuding/opentype.js';
import type { MapPoint } from '../../model/maps.ts';
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

/** Letters on an arc are outlined in whole numbers of so many parts of their size: few, for few bytes. */
const ARC_LETTER_PARTS = 42;

/** How much stronger letters on an arc are, in the picture's units. */
const HAIRLINE = 0.2;

/** Letters on a line are outlined in whole numbers of so many parts of the picture's unit. */
const PARTS_OF_UNIT = 10;

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
  const parts = Math.max(2, Math.round(ARC_LETTER_PARTS / fittingSize));
  const turn = side === 'upper' ? 1 : -1;

  const outlines = line.letters.map(({ glyph, advance, start }) => {
    const fromMiddle = start + advance / 2 - line.width / 2;
    const angle = toDegrees((turn * fromMiddle * fittingSize) / radius);
    const left = Math.round((-advance / 2) * fittingSize * parts);
    const down = Math.round(-turn * radius * parts);
    const outline = outlineOf(glyph, 0, fittingSize * parts);
    return `<path transform="rotate(${angle.toFixed(1)})translate(${left} ${down})" d="${outline}"/>`;
  });

  // The face is drawn for large letters: a thin stroke makes its hairlines a little stronger.
  const ink = `fill="currentColor" stroke="currentColor" stroke-width="${HAIRLINE * parts}"`;
  return `<g class="words" ${ink} transform="scale(${1 / parts})">${outlines.join('')}</g>`;
}

/** A text on a straight line, as outlines. */
export interface LetteredLine {
  /** The data of an SVG path in tenths of the picture's unit: it begins at 0, and stands on 0. */
  path: string;
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
  const outlines = line.letters.map(({ glyph, start }) => {
    const left = Math.round(start * size * PARTS_OF_UNIT);
    return outlineOf(glyph, left, size * PARTS_OF_UNIT);
  });
  return { path: outlines.join(''), width: line.width * size };
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

/** A curve whose end is so near, in the parts of a unit, is drawn as a line: nobody sees it bend. */
const SHORTEST_CURVE = 2;

/**
 * The outline of a letter as the data of an SVG path, in whole numbers. Its steps are relative, so that
 * a letter that comes again is the same text again, which compresses.
 * @param left where on the line the letter begins
 */
function outlineOf(glyph: Glyph, left: number, size: number): string {
  let contourStart: MapPoint = { x: 0, y: 0 };
  let pen: MapPoint = { x: 0, y: 0 };
  const stepTo = ({ x, y }: MapPoint) => `${x - pen.x} ${y - pen.y}`;

  const commands = glyph.getPath(0, 0, size).commands.map((step, index) => {
    if (step.type === 'Z') {
      pen = contourStart;
      return 'z';
    }

    const points = pointsOf(step);
    const end = points.at(-1) ?? pen;
    if (step.type === 'M') {
      const move = index === 0 ? `M${left + end.x} ${end.y}` : `m${stepTo(end)}`;
      contourStart = end;
      pen = end;
      return move;
    }

    const distance = Math.abs(end.x - pen.x) + Math.abs(end.y - pen.y);
    const isLine = step.type === 'L' || distance <= SHORTEST_CURVE;
    const command = isLine
      ? `l${stepTo(end)}`
      : step.type.toLowerCase() + points.map(stepTo).join(' ');
    pen = end;
    return distance === 0 ? '' : command;
  });

  return withoutRepeats(commands.filter((command) => command !== ''));
}

/** The commands of a path as one text. One that follows another of its kind needs no letter of its own. */
function withoutRepeats(commands: readonly string[]): string {
  const texts = commands.map((command, index) => {
    const letter = command.charAt(0);
    const isRepeated = commands[index - 1]?.startsWith(letter) && 'lqc'.includes(letter);
    return isRepeated ? ` ${command.slice(1)}` : command;
  });
  return texts.join('').replaceAll(' -', '-');
}

/** The points of a step in whole numbers: the control points of a curve, then the end. */
function pointsOf({ x, y, x1, y1, x2, y2 }: OutlineStep): MapPoint[] {
  const pairs = [
    [x1, y1],
    [x2, y2],
    [x, y],
  ];
  return pairs.flatMap(([px, py]) =>
    px === undefined || py === undefined ? [] : [{ x: Math.round(px), y: Math.round(py) }],
  );
}

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;
const toDegrees = (radians: number) => (radians * 180) / Math.PI;
