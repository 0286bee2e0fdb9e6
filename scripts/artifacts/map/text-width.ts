/** Widths of letters, as parts of the font's size, in a wide sans: whatever a visitor has is narrower. */
const NARROW = 0.37;
const USUAL = 0.62;
const CAPITAL = 0.72;
const WIDE = 0.95;

/** What strong letters are wider by. */
const STRONG = 1.1;

const known = new Map<string, number>();

/** About how wide a text is, rather too wide than too narrow, in the unit of the font's size. */
export function textWidth(text: string, size: number, strong = false): number {
  const letters = [...text].reduce((sum, letter) => sum + letterWidth(letter), 0);
  return letters * size * (strong ? STRONG : 1);
}

function letterWidth(letter: string): number {
  const width = known.get(letter) ?? measured(letter);
  known.set(letter, width);
  return width;
}

function measured(letter: string): number {
  if (/[fijlrtI.,:;'’ \-/()|]/.test(letter)) return NARROW;
  if (/[mwMW@%]/.test(letter) || letter > '\u2e80') return WIDE;
  return /\p{Lu}/u.test(letter) ? CAPITAL : USUAL;
}
