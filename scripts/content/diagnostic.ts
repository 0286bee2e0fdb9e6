import { closestMatch } from 'leven';
import { someOf } from '../../model/text.ts';

/** A position in the text of a file. */
export interface SourcePosition {
  /** Counted from 1. */
  line: number;
  /** Counted from 1. */
  column: number;
  /** How many characters of the line are meant; missing where only the beginning is known. */
  length?: number;
}

/** A part of a text. */
export interface TextPart {
  /** The first character of the part; counted from 0. */
  index: number;
  length: number;
}

/** Whether something stops the build (error) or not (warning). */
export type Severity = 'error' | 'warning';

/** Something in content/ that an editor should know. */
export interface Diagnostic extends Partial<SourcePosition> {
  severity: Severity;
  /** The file as editors see it: "content/cities/boise.md". */
  file: string;
  /** The field, by the names and the list positions on the way to it: "attractions[2].url". */
  field?: string;
  /** What the form calls the field, where its name alone would not tell: "Nearby cities". */
  label?: string;
  /** What is wrong and how to fix it. */
  message: string;
  /** What those of one cause have in common, where it is not the message. */
  cause?: string;
}

/** What is said of a mistake; with its cause where others may have the same. */
export type Said = string | Required<Pick<Diagnostic, 'message' | 'cause'>>;

/**
 * A diagnostic that says something.
 * @param diagnostic makes one with a message
 */
export function saying(said: Said, diagnostic: (message: string) => Diagnostic): Diagnostic {
  if (typeof said === 'string') return diagnostic(said);
  return { ...diagnostic(said.message), cause: said.cause };
}

/** Takes what a parser says of a position in its text; an error unless a severity is given. */
export type Report = (position: SourcePosition, message: string, severity?: Severity) => void;

/** The way to a value in a file: names of fields and list positions, counted from 0. */
export type FieldPath = readonly (string | number)[];

/** "content/cities/boise.md:7:3  nearbyLocations: unknown city ..." */
export function formatDiagnostic(diagnostic: Diagnostic): string {
  const { file, line, column, severity } = diagnostic;
  const position = [visible(file), line, column].filter((part) => part !== undefined).join(':');
  const prefix = severity === 'warning' ? 'warning: ' : '';
  return `${position}  ${prefix}${diagnosticText(diagnostic)}`;
}

/** What is wrong, with the field that it is wrong with: "state: expected ID or OR, found ...". */
export function diagnosticText({ field, label, message }: Diagnostic): string {
  if (!field) return message;

  const name = label === undefined ? field : `${field} ("${label}")`;
  return `${name}: ${message}`;
}

/** Sorts by file, line and column, so that an editor can walk through the files. */
export function inReadingOrder(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.toSorted(
    (a, b) =>
      a.file.localeCompare(b.file, 'en-US') ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0),
  );
}

/** How many of some diagnostics are errors. */
export function errorsIn(diagnostics: readonly Diagnostic[]): number {
  return diagnostics.filter(({ severity }) => severity === 'error').length;
}

/**
 * The known word that is nearest to another. One letter in three may differ from it, or two neighbors
 * may have changed places; case does not count. Undefined where no word is near.
 */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  const knownByLowerCase = new Map([...known].map((name) => [name.toLowerCase(), name]));
  const typed = word.toLowerCase();

  const swapped = swaps(typed).find((swap) => knownByLowerCase.has(swap));
  const maxDistance = Math.floor((word.length + 1) / 3);
  const near = swapped ?? closestMatch(typed, [...knownByLowerCase.keys()], { maxDistance });
  return near === undefined ? undefined : knownByLowerCase.get(near);
}

/**
 * "Did you mean ...?" with the nearest known word.
 * @param otherwise what to say where no word is near
 */
export function didYouMean(word: string, known: Iterable<string>, otherwise = ''): string {
  const guess = nearest(word, known);
  return guess === undefined ? otherwise : `Did you mean "${guess}"?`;
}

/**
 * Of diagnostics with one cause the first in reading order, which names the places of the others.
 * @param most how many of one cause are left as they are
 */
export function oncePerCause(diagnostics: readonly Diagnostic[], most = 1): Diagnostic[] {
  const causes = new Map<string, Diagnostic[]>();
  for (const diagnostic of inReadingOrder(diagnostics)) {
    const { cause = `${diagnostic.severity} ${diagnostic.message}` } = diagnostic;
    causes.set(cause, [...(causes.get(cause) ?? []), diagnostic]);
  }

  return [...causes.values()].flatMap((ofCause) => {
    const [first, ...others] = ofCause;
    if (first === undefined || ofCause.length <= most) return ofCause;

    const places = others.map(({ file, line }) => `${file}:${line}`);
    return [{ ...first, message: `${first.message} Also at ${someOf([...new Set(places)])}.` }];
  });
}

/** A word once for each two neighbors, with these changed about: "nmae" gives "name" among others. */
function swaps(word: string): string[] {
  const letters = [...word];
  return letters.slice(1).map((second, index) => {
    const first = letters[index] ?? '';
    return letters
      .with(index, second)
      .with(index + 1, first)
      .join('');
  });
}

/** How to bring back what a file held, on the host's page and on one's own computer. */
export function howToRestore(file: string): string {
  return `Restore it: on GitHub, open the folder content, press History, open the last change of this file and copy the red lines back; or run "git checkout HEAD -- ${file}".`;
}

/** How much of a value a message repeats. Unit: characters. */
const MOST_REPEATED = 80;

/** Whether a message would repeat a part of a value alone, which nobody could paste. */
export const isCut = (value: string) => [...value].length > MOST_REPEATED;

/** A value as a message repeats it: in quotes, cut to 80 characters, with nothing unseen in it. */
export function quote(value: string): string {
  return `"${shortened(value)}"`;
}

/** A value as `quote` repeats it, without the quotes: for the name of a field. */
export function shortened(value: string): string {
  if (!isCut(value)) return visible(value);
  return visible(`${[...value].slice(0, MOST_REPEATED).join('')}…`);
}

/** A text with what nobody could see, or what would turn its letters around, as codes: "\u202e". */
function visible(text: string): string {
  return text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, (character) => {
    const code = character.codePointAt(0)?.toString(16) ?? '';
    return `\\u${code.padStart(4, '0')}`;
  });
}
