import { closestMatch } from 'leven';

/** Where something stands in a text; line and column are counted from 1. */
export interface Position {
  line: number;
  column: number;
  /** How many characters of the line are meant; missing when only the place is known. */
  length?: number;
}

/** Something in content/ that an editor should know. Errors stop the build, warnings do not. */
export interface Diagnostic extends Partial<Position> {
  severity: 'error' | 'warning';
  /** The file as editors see it: "content/cities/boise.md". */
  file: string;
  /** Where in the file: "attractions[2].url". */
  field?: string;
  /** What the form of the editor calls that, where its name alone would not tell: "Nearby cities". */
  label?: string;
  /** What is wrong and how to fix it. */
  message: string;
}

/** Takes what a parser says of a place in its text; an error unless told otherwise. */
export type Report = (at: Position, message: string, severity?: Diagnostic['severity']) => void;

/** The way to a value in a file: keys and list positions. */
export type Path = readonly (string | number)[];

/** "content/cities/boise.md:7:3  nearbyLocations: unknown city ..." */
export function formatDiagnostic(diagnostic: Diagnostic): string {
  const { file, line, column, severity } = diagnostic;
  const place = [visible(file), line, column].filter((part) => part !== undefined).join(':');
  return `${place}  ${severity === 'warning' ? 'warning: ' : ''}${diagnosticText(diagnostic)}`;
}

/** What is wrong, with the field that it is wrong with: "state: expected ID or OR, found ...". */
export function diagnosticText({ field, label, message }: Diagnostic): string {
  return `${field ?? ''}${label ? ` ("${label}")` : ''}${field ? ': ' : ''}${message}`;
}

/** Sorts by file and line, so that an editor can walk through them. */
export function inReadingOrder(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.toSorted(
    (a, b) =>
      a.file.localeCompare(b.file, 'en-US') ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0),
  );
}

/**
 * "Did you mean ...?", or what else to say where no word is near: as one letter in three may differ,
 * or two that stand beside each other may have changed places.
 */
export function didYouMean(word: string, known: Iterable<string>, otherwise = ''): string {
  const lower = new Map([...known].map((name) => [name.toLowerCase(), name]));
  const typed = word.toLowerCase();
  const maxDistance = Math.floor((word.length + 1) / 3);
  const near =
    swaps(typed).find((swapped) => lower.has(swapped)) ??
    closestMatch(typed, [...lower.keys()], { maxDistance });
  const guess = lower.get(near ?? '');
  return guess === undefined ? otherwise : `Did you mean "${guess}"?`;
}

/** A word with each two letters that stand beside each other changed about, "nmae" as "name". */
function swaps(word: string): string[] {
  const letters = [...word];
  return letters.slice(1).map((second, index) => {
    const swapped = letters.with(index, second).with(index + 1, letters[index] ?? '');
    return swapped.join('');
  });
}

/** A value as a message repeats it: in quotes, cut to 80 characters, with nothing unseen in it. */
export const quote = (value: string) => `"${shown(value)}"`;

/** The same without quotes, for a name of a field. */
export function shown(value: string): string {
  const characters = [...value];
  return visible(characters.length > 80 ? `${characters.slice(0, 80).join('')}…` : value);
}

/** A text with what nobody could see, or what would turn its letters around, as codes: "\u202e". */
function visible(text: string): string {
  return text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, (sign) => {
    return `\\u${sign.codePointAt(0)?.toString(16).padStart(4, '0')}`;
  });
}
