import type { Diagnostic, Path } from '../diagnostic.ts';
import type { Source } from './source.ts';

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

/** Words of a file: the text of a field, or a line below the front matter. */
export interface Words {
  text: string;
  /** The field; "body" below the front matter. */
  path: Path;
  /** A diagnostic with a part of the text; in a field it stands where the field does. */
  diagnostic: (
    part: { index: number; written: string },
    message: string,
    severity?: Diagnostic['severity'],
  ) => Diagnostic;
}

/** A copy of a file with all its words changed; names of fields stay. */
export function mapWords(source: Source, change: (words: Words) => string): Source {
  const changeLine = (text: string, line: number) =>
    change({
      text,
      path: ['body'],
      diagnostic: ({ index, written }, message, severity) => {
        const at = { line: line + 1, column: index + 1, length: written.length };
        return source.bodyDiagnostic(at, message, severity);
      },
    });
  const data = mapTexts(source.data, [], (text, path) => {
    const diagnostic: Words['diagnostic'] = (_, ...rest) => source.diagnostic(path, ...rest);
    return change({ text, path, diagnostic });
  });
  return { ...source, body: source.body.split('\n').map(changeLine).join('\n'), data };
}

function mapTexts(
  value: unknown,
  path: Path,
  change: (text: string, path: Path) => string,
): unknown {
  if (typeof value === 'string') return change(value, path);
  if (Array.isArray(value)) return value.map((item, i) => mapTexts(item, [...path, i], change));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, mapTexts(item, [...path, key], change)]),
    );
  }
  return value;
}
