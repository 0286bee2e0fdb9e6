import type { Report } from '../diagnostic.ts';

/** A key of Google Maps; content is public, so none may stand in it. */
export const MAPS_KEY = /AIza[\w-]{8,}/;

/** What nobody can see, by Unicode's lists and two blank signs; emoji are made with joiners and tags. */
const INVISIBLE =
  /(?!\t|\u200D|\uFE0E|\uFE0F|[\u{E0061}-\u{E007F}])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800\u{1D159}]/u;

/** A no-break space at the start of a line or after the name of a field, where no parser takes it for a space. */
const SPECIAL_SPACE = /(?<=^(?:[ \t]*|\s*(?:- +)*[a-z]\w*:))\u00A0/;

/** What no file may hold, be it Markdown or YAML, and what is said of it. */
const FORBIDDEN: readonly { pattern: RegExp; message: (found: string) => string }[] = [
  {
    pattern: MAPS_KEY,
    message: () =>
      'a Google Maps key must not be public. Delete it, have Google replace it, and set MAPS_EMBED_KEY where the site is built.',
  },
  {
    pattern: INVISIBLE,
    message: (character) => {
      const code = character.codePointAt(0)?.toString(16).toUpperCase() ?? '';
      return `an invisible character, U+${code.padStart(4, '0')}. Delete it and type the text again.`;
    },
  },
  {
    pattern: SPECIAL_SPACE,
    message: () => 'a special space from a word processor. Type a plain one in its place.',
  },
];

/** Reports what no file may hold: in each line the first thing, by the order of the list. */
export function checkCharacters(text: string, report: Report): void {
  for (const [index, line] of text.split('\n').entries()) {
    for (const { pattern, message } of FORBIDDEN) {
      const match = pattern.exec(line);
      if (match === null) continue;

      const [found] = match;
      const place = { line: index + 1, column: match.index + 1, length: [...found].length };
      report(place, message(found));
      break;
    }
  }
}
