import { quote } from '../../../model/text.ts';
import type { Report } from '../diagnostic.ts';

/** A key of Google Maps; content is public, so it must not hold one. */
export const MAPS_KEY = /AIza[\w-]{8,}/;

/** No-break spaces and others of word processors, and ends of lines that only they know. */
const OTHER_SPACE = /[\p{Zs}\p{Zl}\p{Zp}]/gu;

/** What nobody can see, by Unicode's lists and two blank characters; emoji are made with joiners and tags. */
const INVISIBLE =
  /(?!\t|\n|\u200D|\uFE0E|\uFE0F|[\u{E0061}-\u{E007F}])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800\u{1D159}]/gu;

/**
 * A text as every parser takes it, and as it was meant: with line ends of one kind, plain spaces, and
 * without what nobody can see.
 */
export function plainText(text: string): string {
  return (
    text
      .replace(/\r\n?/g, '\n')
      // The bullet of the font Symbol, which Word puts before each entry of a list.
      .replaceAll('\uF0B7', '•')
      .replace(OTHER_SPACE, ' ')
      .replace(INVISIBLE, '')
  );
}

/** A line that Git writes where two versions of a text meet; the one between them may be a heading. */
const CONFLICT = /^(?:<{7}|\|{7}|>{7})(?=\s|$)/;

/** Two or three characters where a letter of UTF-8 was read as one of Windows-1252, or one that was lost. */
const DAMAGED = /[ÂÃ][\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â€.?|\uFFFD/;

/** What no file may hold, Markdown or YAML, and the message about it. */
const FORBIDDEN: readonly { pattern: RegExp; message: (found: string) => string }[] = [
  {
    pattern: MAPS_KEY,
    message: () =>
      'a Google Maps key must not be public. Delete it, have Google replace it, and set MAPS_EMBED_KEY where the site is built.',
  },
  {
    pattern: CONFLICT,
    message: () =>
      'Git has left two versions of this text. Keep one of them, and delete the lines that begin with <<<<<<<, |||||||, ======= and >>>>>>>.',
  },
  {
    pattern: DAMAGED,
    message: (signs) =>
      `${quote(signs)} is a letter that was damaged by a wrong encoding. Type it again, and save files as UTF-8.`,
  },
];

/** Reports what no file may hold: in each line the first thing, by the order of the list. */
export function checkCharacters(text: string, report: Report): void {
  for (const [index, line] of text.split('\n').entries()) {
    for (const { pattern, message } of FORBIDDEN) {
      const match = pattern.exec(line);
      if (match === null) continue;

      const [found] = match;
      const position = { line: index + 1, column: match.index + 1, length: [...found].length };
      report(position, message(found));
      break;
    }
  }
}
