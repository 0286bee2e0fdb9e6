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

/** A character that nobody can see. */
export interface Invisible {
  /** Where it stands, in UTF-16 units from 0. */
  index: number;
  message: string;
}

/** The first character of a text that nobody can see, if any. */
export function findInvisible(text: string): Invisible | undefined {
  if (!INVISIBLE.test(text)) return undefined;
  const found = INVISIBLE.exec(text.replace(EMOJI, (emoji) => 'x'.repeat(emoji.length)));
  if (found === null) return undefined;
  const code = (found[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return {
    index: found.index,
    message: `an invisible character, U+${code}. Delete it and type the text again.`,
  };
}
