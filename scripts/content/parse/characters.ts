import type { Report } from '../diagnostic.ts';

/** A key of Google Maps; content is public, so none may stand in it. */
export const MAPS_KEY = /AIza[\w-]{8,}/;

/**
 * What nobody can see: control and format characters, line separators, halves of characters, fillers
 * and private characters that no font draws (Unicode's property lists), and the two blanks that
 * Unicode counts as signs, U+2800 and U+1D159. Tabs and line ends are layout; a no-break space is a
 * space.
 */
const INVISIBLE =
  /(?![\t\n])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800\u{1D159}]/u;

/** Emoji in which invisible characters do their work: joined ones, flags, signs with a chosen form. */
const EMOJI =
  /[#*0-9]\uFE0F\u20E3|\u{1F3F4}[\u{E0061}-\u{E007A}]{5}\u{E007F}|\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|[\uFE0E\uFE0F])?(?:\u200D\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F)?)*/gu;

/** The first character of a text that nobody can see, if any, and where it stands. */
export function findInvisible(text: string): { index: number; message: string } | undefined {
  if (!INVISIBLE.test(text)) return undefined;
  const found = INVISIBLE.exec(text.replace(EMOJI, (emoji) => 'x'.repeat(emoji.length)));
  if (found === null) return undefined;
  const code = found[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  const message = `an invisible character, U+${code}. Delete it and type the text again.`;
  return { index: found.index, message };
}

/** Tells of what no file may hold, be it Markdown or YAML: once in each line. */
export function checkCharacters(text: string, report: Report): void {
  for (const [index, line] of text.split('\n').entries()) {
    const key = MAPS_KEY.exec(line);
    const invisible = findInvisible(line);
    const blanks = /^[ \t]*(?=\u00A0)/.exec(line);
    const tell = (start: number, length: number, message: string) =>
      report({ line: index + 1, column: start + 1, length }, message);
    if (key) tell(key.index, key[0].length, PUBLIC_KEY);
    else if (invisible) tell(invisible.index, 1, invisible.message);
    else if (blanks) tell(blanks[0].length, 1, SPECIAL_SPACE);
  }
}

const PUBLIC_KEY =
  'a Google Maps key must not be public. Delete it, have Google replace it, and set MAPS_EMBED_KEY where the site is built.';

const SPECIAL_SPACE =
  'the line starts with a special space from a word processor. Use plain spaces.';
