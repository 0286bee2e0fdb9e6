import type { MapPoint } from '../../../model/maps.ts';
import { escapeHtml } from '../../../model/text.ts';
import { makeSvg } from '../drawing.ts';
import { guilloche } from '../engraving.ts';
import { hasLetters, lineText, lineWidth } from '../lettering.ts';
import type { Box } from './boxes.ts';
import { type DrawingFrame, type MapScale, SCALE_SIZE } from './frame.ts';
import { textWidth } from './labels.ts';

/** A whole map as an SVG file; it follows the color scheme of a page that shows it. */
export function mapFileOf(
  { width, height, className }: DrawingFrame,
  ...content: string[]
): string {
  return makeSvg('map/map', {
    width: `${width}`,
    height: `${height}`,
    className,
    content: content.join(''),
  });
}

/** Something small at a spot, which keeps about its size where the map is shown larger. */
export function markAt({ x, y }: MapPoint, content: string, angle = 0): string {
  const degrees = Math.round(angle);
  const turn = degrees === 0 ? '' : ` rotate(${degrees})`;
  const transform = `translate(${Math.round(x)} ${Math.round(y)})${turn}`;
  return `<g transform="${transform}"><g class="mark">${content}</g></g>`;
}

/** A text in the reader's own sans, whose middle line is at a height. */
export function textMark(words: string, className: string, size: number, y = 0): string {
  const height = y === 0 ? '' : ` y="${y}"`;
  return `<text class="${className}" font-size="${size}" dy=".35em"${height}>${escapeHtml(words)}</text>`;
}

/** The height of capitals in the heading face, as a part of their size. */
const CAPITALS = 0.7;

/** How wide the land is laid around letters, in the picture's units. */
const HALO = 3.5;

/** Where a text stands at its point, as "text-anchor" of SVG says it. */
export type Anchor = 'start' | 'middle' | 'end';

/**
 * A text in the heading face, drawn as outlines, whose middle line is at its point. What the face has no
 * letters for is a text in the reader's own sans.
 */
export function letteredMark(
  words: string,
  className: string,
  size: number,
  anchor: Anchor = 'middle',
): string {
  if (!hasLetters(words)) return textMark(words, `${className} ${anchor}`, size);
  const { path, parts, width } = lineText(words, size);
  const left = { start: 0, middle: -width / 2, end: -width }[anchor];
  const transform = `translate(${left.toFixed(1)} ${((CAPITALS * size) / 2).toFixed(1)})scale(${Number((1 / parts).toFixed(3))})`;
  const title = `<title>${escapeHtml(words)}</title>`;
  const halo = `stroke-width="${HALO * parts}"`;
  return `<path class="lettered ${className}" ${halo} transform="${transform}" d="${path}">${title}</path>`;
}

/** How wide such a text is, in the picture's units. */
export function letteredWidth(words: string, size: number): number {
  return hasLetters(words) ? lineWidth(words, size) : textWidth(words, size, true);
}

/** The small seal, which stands at the office. */
export function drawSmallSeal(point: MapPoint, radius: number): string {
  const disc = `<circle class="seal" r="${radius}"/>`;
  const ring = guilloche(radius * 0.72, radius * 0.13, 12, 2);
  const dot = `<circle class="dot here" r="${radius * 0.38}"/>`;
  return markAt(point, `${disc}<g class="seal-line">${ring}</g>${dot}`);
}

/** The sign with the number of a road, and how wide it is. */
export interface RoadSign {
  sign: string;
  width: number;
}

/** The size of the number on a road's sign. */
const SIGN_SIZE = 10.5;

/** The shield of an interstate ("I-84"), the box of a US highway, or the rounded one of a state's. */
export function roadSign(name: string): RoadSign {
  const number = name.replace(/^\D*/, '');
  if (name.startsWith('I-')) {
    const shield = '<path class="sign-interstate" d="M-11-9q11 4 22 0q5 12-11 20q-16-8-11-20z"/>';
    return { sign: shield + textMark(number, 'shield on-sign', SIGN_SIZE), width: 24 };
  }
  const width = Math.round(textWidth(number, SIGN_SIZE, true)) + 9;
  const corner = name.startsWith('US') ? 2.5 : 7.5;
  const box = `<rect class="sign" x="${-width / 2}" y="-7.5" width="${width}" height="15" rx="${corner}"/>`;
  return { sign: box + textMark(number, 'shield', SIGN_SIZE), width };
}

/** The north mark: a needle in a ring, and its letter; nothing without room for it. */
export function drawNorth(box: Box | undefined): string {
  if (box === undefined) return '';

  const { left, right, top, bottom } = box;
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const needle = [
    '<circle class="thin" cy="9" r="13"/>',
    '<path class="gold" d="M0-10l4.2 19h-8.4z"/>',
    '<path class="thin" d="M0 28l4.2-19h-8.4z"/>',
  ].join('');
  const letter = letteredMark('N', 'gold-letters', 13);
  return markAt(middle, `${needle}<g transform="translate(0 -18)">${letter}</g>`);
}

/** The scale of a map: a bar with its words above it; nothing without room for it. */
export function drawScale(box: Box | undefined, { length, words }: MapScale): string {
  if (box === undefined) return '';

  const { left, right, bottom, top } = box;
  const middle = (left + right) / 2;
  const foot = Math.round(bottom) - 2;
  const bar = `M${Math.round(middle - length / 2)}.5 ${foot - 6}v6h${length}v-6m${-length / 2} 6v-4`;
  const wordsAt = { x: middle, y: (top + foot - 6) / 2 };
  return `<path class="bar" d="${bar}"/>${markAt(wordsAt, textMark(words, 'key', SCALE_SIZE))}`;
}
