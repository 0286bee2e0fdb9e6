/** "ing" and "ed" after a stem of four or more letters, which may have doubled its last one. */
const VERB_ENDING = /(?<=[a-z]{4})(?:ing|ed)$/;

/**
 * Words that don't matter in names or queries, such as articles, possessives and prepositions. "Sign
 * for my wife" is "sign wife" in both.
 */
const LIGHT_WORDS = wordSet(`
  a an the my your his our their its this that these those some any one
  of for to in on at with and or from by into about as
  al de del el en la las lo los mi mis para por su un una y
`);

/** Words of a sentence that don't name anything. Queries skip them; names may contain them. */
const STOP_WORDS = wordSet(`
  after am anyone are be been before both can could did do does dont doing get getting go got had has have help
  here hi how hello i if im is it ive just let like looking make may me more much near nearby need now off
  once only other out over person please pm say says she he him them they should so someone somebody take taking tell than
  her there thing up us use using want wants was we were what when where which while who would you
  al con esta me necesito que quiero se ser
`);

/** Words that fit any document. Queries skip them; names may contain them. */
const NOTARY_WORDS = wordSet(`
  notary notarize notarized notarization public sign signature signer stamp document form file paper paperwork
`);

/**
 * Splits a text into normalized words, without case, accents, punctuation and endings. "Driver's
 * licenses" are "driver licens", "401(k)" is "401k", "DS-3053" is "ds 3053".
 */
export function wordsOf(text: string): string[] {
  return plainWords(text).map(stem);
}

/** The words of a name without light words, unless it has no others. */
export function nameWords(name: string): string[] {
  const words = wordsOf(name);
  const others = words.filter((word) => !LIGHT_WORDS.has(word));
  return others.length > 0 ? others : words;
}

/** The same for place names, but with endings: "Banks" isn't "bank". */
export function placeWords(name: string): string[] {
  const words = plainWords(name);
  const others = words.filter((word) => !LIGHT_WORDS.has(stem(word)));
  return others.length > 0 ? others : words;
}

/** Whether a word helps to tell documents and questions apart. */
export function isDistinctive(word: string): boolean {
  const isPassedOver = LIGHT_WORDS.has(word) || STOP_WORDS.has(word) || NOTARY_WORDS.has(word);
  // A single letter or a small number is part of something else, such as a time of day.
  return !isPassedOver && word.length > 1 && !/^\d{1,2}$/.test(word);
}

/** The distinctive words of a text, or all of them if it has none. */
export function distinctiveWords(text: string): string[] {
  const words = wordsOf(text);
  const distinctive = words.filter(isDistinctive);
  return distinctive.length > 0 ? distinctive : words;
}

/** A document's part of an address: "passport-form-ds-3053". */
export function documentSlug(name: string): string {
  return plainWords(name).join('-');
}

function wordSet(list: string): ReadonlySet<string> {
  return new Set(wordsOf(list));
}

function plainWords(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/[\p{M}\p{Cf}'’()]/gu, '');
  return plain.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * Strips plural endings, "ing", "ed" and a final "e". Crude, but both sides of a comparison lose the
 * same endings.
 */
function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;

  const singular = word.replace(/ies$|ied$/, 'y').replace(/(?<=[sxz]|[cs]h)es$|(?<=[^s])s$/, '');
  const base = singular.replace(VERB_ENDING, '');
  // "Planning" is "plan", but "selling" is "sell".
  const verb = base === singular ? base : base.replace(/([^aeioulsz])\1$/, '$1');
  return verb.replace(/e$/, '');
}
