import { escapeHtml } from '../../model/text.ts';
import { textWidth } from '../artifacts/map/text-width.ts';

/** The space between letters on an arc, as a part of their size. */
const SPACING = 0.1;
/** Smaller letters than this cannot be read: a longer text is cut instead. */
const SMALLEST = 7;

interface Arc {
  radius: number;
  /** Which part of the circle its text may take, in degrees. */
  degrees: number;
  /** The usual size of its letters. */
  size: number;
  side: 'upper' | 'lower';
}

/** The style that texts on arcs need, beside their size and color. */
export const ARC_TEXT_STYLE = `text{font-family:Georgia,"Times New Roman",serif;font-weight:600;letter-spacing:${SPACING}em;text-anchor:middle;stroke:none}`;

/** A text along the upper or the lower half of a circle, read from outside its middle, in capitals. */
export function arcText(words: string, { radius, degrees, size, side }: Arc): string {
  const room = (radius * degrees * Math.PI) / 180;
  const letters = [...words.toLocaleUpperCase('en-US')];
  const fit = Math.min(size, (size * room) / lengthOf(letters, size));
  const shown = fit < SMALLEST ? cut(letters, room) : letters;
  const [id, sweep] = side === 'upper' ? ['u', 1] : ['l', 0];
  const fontSize = Math.max(fit, SMALLEST).toFixed(1).replace('.0', '');
  return [
    `<path id="${id}" d="M-${radius} 0A${radius} ${radius} 0 0 ${sweep} ${radius} 0" stroke="none"/>`,
    `<text font-size="${fontSize}"><textPath href="#${id}" startOffset="50%">`,
    `${escapeHtml(shown.join(''))}</textPath></text>`,
  ].join('');
}

function lengthOf(letters: readonly string[], size: number): number {
  return textWidth(letters.join(''), size) + letters.length * SPACING * size;
}

function cut(letters: readonly string[], room: number): string[] {
  let shown = letters;
  while (shown.length > 0 && lengthOf([...shown, '\u2026'], SMALLEST) > room) {
    shown = shown.slice(0, -1);
  }
  return [...shown, '\u2026'];
}
