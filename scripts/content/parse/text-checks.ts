import type { Position } from '../diagnostic.ts';

/** What is wrong with a text, whatever kind of file it is, and where. */
export type TextDiagnostic = Position & { message: string };

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

/**
 * Emoji in which invisible characters do their work: joined ones, flags, and a sign with the choice
 * between its colored and its plain form.
 */
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

/** What is wrong with a file's text before it is read as Markdown or YAML. */
export function textDiagnostics(text: string): TextDiagnostic[] {
  if (text.trim() === '') {
    return [{ line: 1, column: 1, message: 'the file is empty. Write its fields or delete it.' }];
  }
  return text.split('\n').flatMap((whole, index) => {
    const at = (start: number, length: number, message: string) => [
      { line: index + 1, column: start + 1, length, message },
    ];
    const key = MAPS_KEY.exec(whole);
    if (key !== null) {
      const message =
        'a Google Maps key must not be public. Delete it, have Google replace it, and set MAPS_EMBED_KEY where the site is built.';
      return at(key.index, key[0].length, message);
    }
    const invisible = findInvisible(whole);
    if (invisible !== undefined) return at(invisible.index, 1, invisible.message);
    const space = /^[ \t]*(?=\u00A0)/.exec(whole);
    if (space === null) return [];
    const message = 'the line starts with a special space from a word processor. Use plain spaces.';
    return at(space[0].length, 1, message);
  });
}
