import type { Report } from '../diagnostic.ts';

/** A key of Google Maps; content is public, so none may stand in it. */
export const MAPS_KEY = /AIza[\w-]{8,}/;

const PUBLIC_KEY =
  'a Google Maps key must not be public. Delete it, have Google replace it, and set MAPS_EMBED_KEY where the site is built.';

/** What nobody can see, by Unicode's lists and two blank signs; emoji are made with joiners and tags. */
const INVISIBLE =
  /(?!\t|\u200D|\uFE0E|\uFE0F|[\u{E0061}-\u{E007F}])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800\u{1D159}]/u;

/** Before a line, or after the name of a field, which no parser takes for a space. */
const SPECIAL_SPACE = /(?<=^(?:[ \t]*|\s*(?:- +)*[a-z]\w*:))\u00A0/;

/** Tells of what no file may hold, be it Markdown or YAML: once in each line. */
export function checkCharacters(text: string, report: Report): void {
  for (const [index, line] of text.split('\n').entries()) {
    const tell = (start: number, length: number, message: string) =>
      report({ line: index + 1, column: start + 1, length }, message);
    const key = MAPS_KEY.exec(line);
    const invisible = INVISIBLE.exec(line);
    const space = SPECIAL_SPACE.exec(line);
    if (key) tell(key.index, key[0].length, PUBLIC_KEY);
    else if (invisible) {
      const code = invisible[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
      const message = `an invisible character, U+${code}. Delete it and type the text again.`;
      tell(invisible.index, 1, message);
    } else if (space) {
      tell(space.index, 1, 'a special space from a word processor. Type a plain one in its place.');
    }
  }
}
