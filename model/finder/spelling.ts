import type { QueryWord } from './words.ts';

/** Shorter words than this have no typing errors: too many others are one letter away. */
const SHORTEST = 5;

/** From this many letters on, a word may have two typing errors. */
const LONG = 8;

/** The beginning of a word counts from this many letters on. */
export const SHORTEST_BEGINNING = 4;

/** Corrects words that nobody knows. */
export type Correct = (word: QueryWord) => string;

/**
 * Corrects typing errors: to the nearest known word with the same first letter. A known word, a short one
 * and the beginning of a known one stay as they are.
 */
export function corrector(known: ReadonlySet<string>): Correct {
  const sorted = [...known].toSorted();

  return ({ word, length }) => {
    if (length < SHORTEST || /\d/.test(word) || known.has(word)) return word;
    if (sorted.some((each) => each.startsWith(word))) return word;

    const most = length >= LONG ? 2 : 1;
    const near = sorted
      .filter((each) => each[0] === word[0] && Math.abs(each.length - word.length) <= most)
      .map((each) => ({ word: each, errors: typingErrors(word, each) }))
      .filter(({ errors }) => errors <= most)
      .toSorted((a, b) => a.errors - b.errors);
    return near[0]?.word ?? word;
  };
}

/**
 * How many letters are wrong, missing, too many, or changed places with their neighbor (the distance of
 * optimal string alignment).
 */
function typingErrors(typed: string, meant: string): number {
  const rows: number[][] = [Array.from({ length: meant.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;

  for (let row = 1; row <= typed.length; row++) {
    rows[row] = [row];
    for (let column = 1; column <= meant.length; column++) {
      const isSame = typed[row - 1] === meant[column - 1];
      const isSwapped =
        typed[row - 1] === meant[column - 2] && typed[row - 2] === meant[column - 1];
      const errors = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
      rows[row]?.push(errors);
    }
  }
  return at(typed.length, meant.length);
}
