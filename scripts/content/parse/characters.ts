import type { Position } from '../diagnostic.ts';
import { findInvisible } from './invisible.ts';

type TextDiagnostic = Position & { message: string };

/** A key of Google Maps; content is public, so none may stand in it. */
export const MAPS_KEY = /AIza[\w-]{8,}/;

/** What is wrong with a file's text before it is read as Markdown or YAML. */
export function characterDiagnostics(text: string): TextDiagnostic[] {
  if (text.trim() === '') {
    return [{ line: 1, column: 1, message: 'the file is empty: write its fields, or delete it' }];
  }
  return text.split('\n').flatMap((line, index) => {
    const at = (column: number, length: number) => ({ line: index + 1, column, length });
    const key = MAPS_KEY.exec(line);
    if (key !== null) {
      const message =
        'holds a maps key: remove it, have it replaced by Google, and set MAPS_EMBED_KEY where the site is built';
      return [{ ...at(key.index + 1, key[0].length), message }];
    }
    const invisible = findInvisible(line);
    if (invisible !== undefined) {
      return [{ ...at(invisible.index + 1, 1), message: invisible.message }];
    }
    const space = /^[ \t]*(?=\u00A0)/.exec(line)?.[0].length;
    if (space !== undefined) {
      const message = 'starts with a special space, as text programs make them: use plain spaces';
      return [{ ...at(space + 1, 1), message }];
    }
    return [];
  });
}
