import type { Diagnostic, Path } from '../diagnostic.ts';
import type { Source } from './source.ts';

/** A text of a parsed file: a value, or the name of a field. */
export interface ParsedText {
  text: string;
  path: Path;
  isName: boolean;
}

/** Every text of a value, names of fields included, in the order of the file. */
export function textsIn(value: unknown): ParsedText[] {
  const texts: ParsedText[] = [];
  mapTexts(value, (text) => {
    texts.push(text);
    return text.text;
  });
  return texts;
}

/** What a check says of the texts of a file, each where it stands. */
export function checkTexts(
  source: Source,
  check: (text: ParsedText) => string | undefined,
): Diagnostic[] {
  return textsIn(source.data).flatMap((text) => {
    const message = check(text);
    if (message === undefined) return [];
    return [(text.isName ? source.nameDiagnostic : source.diagnostic)(text.path, message)];
  });
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
  const lines = source.body.split('\n').map((text, line) =>
    change({
      text,
      path: ['body'],
      diagnostic: ({ index, written }, ...rest) => {
        const at = { line: line + 1, column: index + 1, length: written.length };
        return source.bodyDiagnostic(at, ...rest);
      },
    }),
  );
  const data = mapTexts(source.data, ({ text, path, isName }) =>
    isName
      ? text
      : change({ text, path, diagnostic: (_, ...rest) => source.diagnostic(path, ...rest) }),
  );
  return { ...source, body: lines.join('\n'), data };
}

/** A copy of a value with its texts changed; names of fields are shown, but stay. */
function mapTexts(value: unknown, change: (text: ParsedText) => string, path: Path = []): unknown {
  if (typeof value === 'string') return change({ text: value, path, isName: false });
  if (Array.isArray(value)) return value.map((item, i) => mapTexts(item, change, [...path, i]));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, item]) => {
    change({ text: name, path: [...path, name], isName: true });
    return [name, mapTexts(item, change, [...path, name])];
  });
  return Object.fromEntries(fields);
}
