import { closestMatch } from 'leven';
import { VFileMessage } from 'vfile-message';
import { someOf, visible } from '../../model/text.ts';

/** A position in the text of a file. */
export interface SourcePosition {
  /** Counted from 1. */
  line: number;
  /** Counted from 1. */
  column: number;
  /** How many characters of the line are meant; missing where only the beginning is known. */
  length?: number | undefined;
}

/** Where a part of a text is, between two offsets; on several lines only the first of them is meant. */
export function positionAt(text: string, start: number, end = start): SourcePosition {
  const before = text.slice(0, start).split('\n');
  const [rest = ''] = text.slice(start).split('\n', 1);

  const length = Math.min(end - start, rest.trimEnd().length);
  const position = { line: before.length, column: (before.at(-1) ?? '').length + 1 };
  return length > 0 ? { ...position, length } : position;
}

export interface TextPart {
  /** The first character of the part; counted from 0. */
  index: number;
  length: number;
}

/** Whether something stops the build (error) or not (warning). */
export type Severity = 'error' | 'warning';

/** Where a diagnostic is, besides its file. */
interface Spot {
  /** Missing for a file as a whole, such as one that is not there. */
  position?: SourcePosition | undefined;
  /** The field, by the names and the list positions on the way to it: "attractions[2].url". */
  field?: string | undefined;
  /** What the form calls the field, where its name alone would not tell: "Nearby cities". */
  label?: string | undefined;
}

/** Something in a file that an editor should know: its `reason` says what is wrong and how to fix it. */
export class Diagnostic extends VFileMessage {
  /** The file as editors see it: "content/cities/boise.md". */
  declare file: string;
  readonly field: string | undefined;
  readonly label: string | undefined;
  /** How many characters of the line are meant; missing where only the beginning is known. */
  readonly length: number | undefined;

  constructor(severity: Severity, file: string, reason: string, spot: Spot = {}) {
    const { line, column, length } = spot.position ?? {};
    const start = line && column ? { line, column } : undefined;
    const end = start && length ? { line: start.line, column: start.column + length } : undefined;
    super(reason, { place: start && end ? { start, end } : start });
    this.file = file;
    this.fatal = severity === 'error';
    this.field = spot.field;
    this.label = spot.label;
    this.length = length;
  }

  get severity(): Severity {
    return this.fatal ? 'error' : 'warning';
  }

  /** A copy with other words, or taken more or less seriously. */
  with({ severity = this.severity, reason = this.reason }): Diagnostic {
    const { file, line, column, length, field, label } = this;
    const position = line && column ? { line, column, length } : undefined;
    return new Diagnostic(severity, file, reason, { position, field, label });
  }
}

/** Takes what a parser says about a position in its text; an error unless a severity is given. */
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
export function diagnosticText({ field, label, reason }: Diagnostic): string {
  if (!field) return reason;

  const name = label === undefined ? field : `${field} ("${label}")`;
  return `${name}: ${reason}`;
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

/** The known word from which another differs by two letters at most; undefined for none. */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  return closestMatch(word.toLowerCase(), [...known], { maxDistance: 2 });
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
 * Of diagnostics that say the same of several places the first in reading order, which names the others.
 */
export function oncePerReason(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const groups = new Map<string, Diagnostic[]>();
  for (const diagnostic of inReadingOrder(diagnostics)) {
    const key = `${diagnostic.severity} ${diagnostic.reason}`;
    groups.set(key, [...(groups.get(key) ?? []), diagnostic]);
  }

  return [...groups.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    if (others.length === 0) return [first];
    const places = new Set(others.map(({ file, line }) => (line ? `${file}:${line}` : file)));
    // Whoever has errors to repair needs all of them.
    const list = first.fatal ? [...places].join(', ') : someOf([...places]);
    return [first.with({ reason: `${first.reason} Also at ${list}.` })];
  });
}

/** How to bring back what a file held, on the host's page and on one's own computer. */
export function howToRestore(file: string): string {
  return `Or restore what was there: on GitHub, open the folder content, press History, open the last change of this file and copy the red lines back; or run "git checkout HEAD -- ${file}".`;
}
