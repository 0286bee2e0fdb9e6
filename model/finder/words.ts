/** Words that say whose or which. People leave them out, or say another: "my ID", "an ID", "ID". */
const DETERMINERS = wordSet('a an and her his my our please some that the their these this your');

/** Words of a sentence that name nothing, in English and in Spanish. A search passes over them. */
const FILLERS = wordSet(`
  a about after an and any anyone are as at be been before by can could did do does doing done for from get getting
  got had has have help here hi how hello i if im in is it its ive just like looking may me my near
  nearby need needs of off on once or our out per please should so some somebody someone take taking that the their
  there these they this to up us use used using want was we were what when where which who with would
  you your zip
  al con de del el en la las los mi mis para por que su un una y
`);

/** Words for what a notary does. A name may have them ("loan signing"), and a search passes over them. */
const NOTARY_WORDS = wordSet(`
  notaries notarization notarizations notarize notarized notarizing notary public sign signature signed signer
  signers signing signs stamp stamped
`);

/** Words for any document. They count only where nothing else is said. */
const ANY_DOCUMENT = wordSet('document file form paper paperwork');

/** The words of a list, as `wordsOf` gives them. */
export function wordSet(list: string): ReadonlySet<string> {
  return new Set(wordsOf(list));
}

/** A text as the search reads it: its words, from all of them to those that say the most. */
export interface ReadText {
  /** The text as it was written. */
  text: string;
  /** All words, ready for comparing. */
  words: readonly string[];
  /** The words without those that say whose or which. */
  saying: readonly string[];
  /** The words without those of a sentence around them. */
  phrase: readonly string[];
  /** The phrase without words for what a notary does. */
  core: readonly string[];
  /** The core without words for any document. */
  specific: readonly string[];
}

/** Reads a text. A list that would have no words left keeps those that it was made from. */
export function readText(text: string): ReadText {
  return readWords(wordsOf(text), text);
}

/** Reads words that `wordsOf` has given. */
export function readWords(words: readonly string[], text = words.join(' ')): ReadText {
  const saying = leaveOut(DETERMINERS, words);
  const phrase = leaveOut(FILLERS, words);
  const core = leaveOut(NOTARY_WORDS, phrase);
  return { text, words, saying, phrase, core, specific: leaveOut(ANY_DOCUMENT, core) };
}

/** The words that aren't in a set; all of them where nothing else would be left. */
export function leaveOut(set: ReadonlySet<string>, words: readonly string[]): readonly string[] {
  const others = words.filter((word) => !set.has(word));
  return others.length > 0 ? others : words;
}

/** Whether none of the words says what somebody wants. */
export function areAllFillers(words: readonly string[]): boolean {
  return words.every(
    (word) => FILLERS.has(word) || NOTARY_WORDS.has(word) || ANY_DOCUMENT.has(word),
  );
}

/** Every word that a search passes over, so that none of them is taken for a typing error. */
export const PASSED_OVER: readonly string[] = [...FILLERS, ...NOTARY_WORDS, ...ANY_DOCUMENT];

/**
 * The words of a text, ready for comparing: without case, accents, marks and plural endings.
 * "Driver's licenses" is "driver license", "401(k)" is "401k", "DS-3053" is "ds 3053".
 */
export function wordsOf(text: string): string[] {
  return plainWords(text).map(singular);
}

/** A word without its plural ending. Good enough for comparing: both sides lose the same endings. */
function singular(word: string): string {
  if (word.length < 4 || word.endsWith('ss')) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.replace(/s$/, '');
}

/** The part of an address that names a document: "passport-form-ds-3053". */
export function documentSlug(name: string): string {
  return plainWords(name).join('-');
}

function plainWords(text: string): string[] {
  const plain = text.normalize('NFD').replace(/[\p{M}'’()]/gu, '');
  return plain.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** A key that is the same for lists of the same words, whatever their order. */
export function wordsKey(words: readonly string[]): string {
  return words.toSorted().join(' ');
}

/** Where a phrase begins among words; -1 where its words don't follow each other in them. */
export function indexOfPhrase(words: readonly string[], phrase: readonly string[]): number {
  if (phrase.length === 0) return -1;
  return words.findIndex((_, start) => standsAt(words, phrase, start));
}

function standsAt(words: readonly string[], phrase: readonly string[], start: number): boolean {
  return phrase.every((word, index) => words[start + index] === word);
}

/** Phrases by their first words, the longest first: New Mexico is no part of Mexico. */
export type PhraseIndex = ReadonlyMap<string, readonly (readonly string[])[]>;

/** An index of the phrases that texts are. */
export function phraseIndex(texts: readonly string[]): PhraseIndex {
  const index = new Map<string, string[][]>();
  for (const phrase of texts.map(wordsOf).toSorted((a, b) => b.length - a.length)) {
    const [first = ''] = phrase;
    index.set(first, [...(index.get(first) ?? []), phrase]);
  }
  return index;
}

/** The words with something else in the place of each phrase that stands in them. */
export function replacePhrases(
  words: readonly string[],
  phrases: PhraseIndex,
  replacement: readonly string[],
): readonly string[] {
  const replaced: string[] = [];
  for (let start = 0; start < words.length; ) {
    const word = words[start] ?? '';
    const phrase = phrases.get(word)?.find((each) => standsAt(words, each, start));
    replaced.push(...(phrase ? replacement : [word]));
    start += phrase?.length ?? 1;
  }
  return replaced;
}
