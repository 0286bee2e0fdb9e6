/**
 * The characters that the faces of the cards have: Latin letters of Europe and of Vietnamese, and
 * the punctuation around them. A test holds this against the faces.
 */
const LETTER =
  /[ -~\u00a1-\u00ac\u00ae-\u0148\u014a-\u017e\u01a0\u01a1\u01af\u01b0\u0218-\u021b\u02bc\u1e80-\u1e85\u1ea0-\u1ef9\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020\u2022\u2026\u2039\u203a\u20ac\u2122\u2212]/u;

/** All of them, in the order of Unicode. */
export const CARD_LETTERS = Array.from({ length: 0x2300 }, (_, code) => String.fromCodePoint(code))
  .filter((letter) => LETTER.test(letter))
  .join('');

/** A text as a card draws it: letters with their accents as one, and nothing invisible between them. */
export function cardText(text: string): string {
  return text.normalize('NFC').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
}

/** The characters of a text that no card can show, each once. */
export function missingLetters(text: string): string[] {
  return [...new Set(cardText(text))].filter((letter) => !LETTER.test(letter));
}
