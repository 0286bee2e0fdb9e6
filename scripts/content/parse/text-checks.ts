import type { Diagnostic, Position } from '../diagnostic.ts';
import type { RawFile } from '../read.ts';
import { findInvisible } from './invisible.ts';

/** What is wrong with a text, whatever kind of file it is, and where. */
export type TextDiagnostic = Position & { message: string };

/** A key of Google Maps; content is public, so none may stand in it. */
export const MAPS_KEY = /AIza[\w-]{8,}/;

/** Marks what a new file leaves to its writer; nothing that holds it can be published. */
export const BLANK = 'FILL IN';

/** What is wrong with a file's text before it is read as Markdown or YAML. */
export function textDiagnostics(text: string): TextDiagnostic[] {
  if (text.trim() !== '') return onLines(text, badCharacter);
  return [{ line: 1, column: 1, message: 'the file is empty. Write its fields or delete it.' }];
}

/** The blanks of a new file that are still to be filled in. */
export function blanks({ path, text }: RawFile): Diagnostic[] {
  const found = onLines(text, (line) => {
    const index = line.indexOf(BLANK);
    if (index < 0) return undefined;
    return {
      index,
      length: BLANK.length,
      message: `"${BLANK}" is still here. Replace it with what it asks for.`,
    };
  });
  return found.map((blank) => ({ severity: 'error', file: `content/${path}`, ...blank }));
}

/** A part of a line; the index is counted from 0. */
interface Found {
  index: number;
  length?: number;
  message: string;
}

function onLines(text: string, find: (line: string) => Found | undefined): TextDiagnostic[] {
  return text.split('\n').flatMap((whole, index) => {
    const found = find(whole);
    if (found === undefined) return [];
    const { index: start, ...part } = found;
    return [{ line: index + 1, column: start + 1, ...part }];
  });
}

function badCharacter(line: string): Found | undefined {
  const key = MAPS_KEY.exec(line);
  if (key !== null) {
    const message =
      'a Google Maps key must not be public. Delete it, have Google replace it, and set MAPS_EMBED_KEY where the site is built.';
    return { index: key.index, length: key[0].length, message };
  }
  const invisible = findInvisible(line);
  if (invisible !== undefined) return { ...invisible, length: 1 };
  const index = /^[ \t]*(?=\u00A0)/.exec(line)?.[0].length;
  if (index === undefined) return undefined;
  const message = 'the line starts with a special space from a word processor. Use plain spaces.';
  return { index, length: 1, message };
}
