/** "ing" and "ed" behind a stem of four letters, which may have got a double letter from them. */
const VERB_ENDING = /(?<=[a-z]{4})(?:ing|ed)$/;

/**
 * Words that names and queries may have or leave out: articles, whose it is, and where words belong.
 * "Sign for my wife" is "sign wife", in a name as in a query.
 */
const LIGHT_WORDS = wordSet(`
  a an the my your his our their its this that these those some any one
  of for to in on at with and or from by into about as
  al de del el en la las lo los mi mis para por su un una y
`);

/** Words of a sentence that name nothing. A search passes over them; a name may have them. */
const STOP_WORDS = wordSet(`
  after am anyone are be been before both can could did do does dont doing get getting go got had has have help
  here hi how hello i if im is it ive just let like looking make may me more much near nearby need now off
  once only other out over person please pm say says she he him them they should so someone somebody take taking tell than
  her there thing up us use using want wants was we were what when where which while who would you
  al con esta me necesito que quiero se ser
`);

/** Words for what a notary does with any document. A search passes over them; a name may have them. */
const NOTARY_WORDS = wordSet(`
  notary notarize notarized notarization public sign signature signer stamp document form file paper paperwork
`);

/**
 * The words of a text, ready for comparing: without case, accents, marks and endings. "Driver's licenses"
 * are "driver licens", "401(k)" is "401k", "DS-3053" is "ds 3053".
 */
export function wordsOf(text: string): string[] {
  return plainWords(text).map(stem);
}

/** The words of a name without those that may be left out; all of them where no other would be left. */
export function nameWords(name: string): string[] {
  const words = wordsOf(name);
  const others = words.filter((word) => !LIGHT_WORDS.has(word));
  return others.length > 0 ? others : words;
}

/** Such words of a place's name, with their endings: "Banks" is no bank. */
export function placeWords(name: string): string[] {
  const words = plainWords(name);
  const others = words.filter((word) => !LIGHT_WORDS.has(stem(word)));
  return others.length > 0 ? others : words;
}

/** Whether a word may tell one document or question from another. */
export function isTelling(word: string): boolean {
  const isPassedOver = LIGHT_WORDS.has(word) || STOP_WORDS.has(word) || NOTARY_WORDS.has(word);
  // A single letter or a small number is a part of something else, such as a time of day.
  return !isPassedOver && word.length > 1 && !/^\d{1,2}$/.test(word);
}

/** The words of a text that tell it from others; all of them where there is none. */
export function tellingWords(text: string): string[] {
  const words = wordsOf(text);
  const telling = words.filter(isTelling);
  return telling.length > 0 ? telling : words;
}

/** The part of an address that names a document: "passport-form-ds-3053". */
export function documentSlug(name: string): string {
  return plainWords(name).join('-');
}

function wordSet(list: string): ReadonlySet<string> {
  return new Set(wordsOf(list));
}

function plainWords(text: string): string[] {
  const plain = text.normalize('NFD').replace(/[\p{M}'’()]/gu, '');
  return plain.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * A word without its plural, without "ing" and "ed", and without an "e" at its end. Good enough for
 * comparing: both sides lose the same endings.
 */
function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;

  const singular = word.replace(/ies$|ied$/, 'y').replace(/(?<=[sxz]|[cs]h)es$|(?<=[^s])s$/, '');
  const base = singular.replace(VERB_ENDING, '');
  // "Planning" is "plan", but "selling" is "sell".
  const verb = base === singular ? base : base.replace(/([^aeioulsz])\1$/, '$1');
  return verb.replace(/e$/, '');
}
