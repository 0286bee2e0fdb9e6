import type { Path } from '../diagnostic.ts';

/** A text of a parsed file: a value, or the name of a field. */
export interface ParsedText {
  text: string;
  path: Path;
  isName: boolean;
}

/** Every text of a value, names of fields included, in the order of the file. */
export function* textsIn(value: unknown, path: Path = []): Generator<ParsedText> {
  if (typeof value === 'string') yield { text: value, path, isName: false };
  else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* textsIn(item, [...path, index]);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      yield { text: key, path: [...path, key], isName: true };
      yield* textsIn(item, [...path, key]);
    }
  }
}
