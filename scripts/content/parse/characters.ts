import { quote } from '../../../model/text.ts';
import type { Report } from '../diagnostic.ts';

/** A key of Google Maps; content is public, so it must not hold one. */
export const MAPS_KEY = /AIza[\w-]{8,}/;

/**
 * What programs leave in a text and nobody reads: spaces and joints of no width, soft hyphens, and the
 * marks around a text that runs from left to right.
 */
const OF_NO_WIDTH = /[\u00AD\u200B\u200E\u2060\uFEFF\u202A\u202C\u2066\u2068\u2069]/g;

/** The start of a line up to its words: blanks, characters of YAML and Markdown, the name of a field. */
const LINE_START = /^[\s>]*(?:(?:[-*+•]|#{1,6}|\d+[.)]|[A-Za-z]\w*:)\s+)*/;

/**
 * A text as every parser takes it, and as it was meant: with line ends of one kind, without what has no
 * width, and with plain spaces where a no-break space or another one of a word processor comes before
 * the words of a line. Between words such a space is left.
 */
export function plainText(text: string): string {
  return (
    text
      .replace(/\r\n?/g, '\n')
      .replace(OF_NO_WIDTH, '')
      // The bullet of the font Symbol, which Word puts before each entry of a list.
      .replaceAll('\uF0B7', '•')
      .split('\n')
      .map((line) => line.replace(LINE_START, (start) => start.replace(/[^\S\t]/g, ' ')))
      .join('\n')
  );
}

/** A bullet that a word processor types at the start of a line: "•", or "o" and a dash with a tab. */
const TYPED_BULLET = /^([ \t]*)(?:[•·▪◦‣]([ \t]?)|(?:o|–|—)(\t))(?=[ \t]*\S)/gm;

/** A year that begins a sentence, and a product of numbers: neither is Markdown. */
const NO_SIGN = /^(\d{4})(?=\. )|(?<=\d)(?=\*\d)/gm;

/** A text in Markdown whose years begin no list, and whose products of numbers keep their asterisks. */
export function withoutChanceSigns(markdown: string): string {
  return markdown.replace(NO_SIGN, '$1\\');
}

/** A text in Markdown whose typed bullets are hyphens, so that they make a list. */
export function bulletsAsHyphens(markdown: string): string {
  return markdown.replace(TYPED_BULLET, '$1- ');
}

/** What nobody can see, by Unicode's lists and two blank characters; emoji are made with joiners and tags. */
const INVISIBLE =
  /(?!\t|\u200D|\uFE0E|\uFE0F|[\u{E0061}-\u{E007F}])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800\u{1D159}]/u;

/** A line that Git writes where two versions of a text meet; the one between them may be a heading. */
const CONFLICT = /^(?:<{7}|\|{7}|>{7})(?=\s|$)/;

/** Two or three characters where a letter of UTF-8 was read as one of Windows-1252. */
const DAMAGED = /[ÂÃ][\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â€.?/;

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
  {
    pattern: /\uFFFD/,
    message: () =>
      'a letter was lost here when the text was saved in another encoding. Type it again, and save files as UTF-8.',
  },
  {
    pattern: INVISIBLE,
    message: (character) => {
      const code = character.codePointAt(0)?.toString(16).toUpperCase() ?? '';
      return `an invisible character, U+${code.padStart(4, '0')}. Delete it and type the text again.`;
    },
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
