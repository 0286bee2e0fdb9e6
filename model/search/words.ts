/**
 * Splits a text into words without case, accents, punctuation and plural endings. "Driver's licenses" are
 * "driver license", "401(k)" is "401k", "DS-3053" is "ds 3053".
 */
export function wordsOf(text: string): string[] {
  return plainWords(text).map(singular);
}

/** A document's part of an address: "passport-form-ds-3053". */
export function documentSlug(name: string): string {
  return plainWords(name).join('-');
}

/** The same words with their endings, as places have them: "Banks" isn't "bank". */
export function plainWords(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/[\p{M}\p{Cf}'’()]/gu, '');
  return plain.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Crude, but both sides of a comparison lose the same endings. */
function singular(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  return word.replace(/ies$/, 'y').replace(/(?<=ss|x|z|[cs]h)es$|(?<=[^s])s$/, '');
}
