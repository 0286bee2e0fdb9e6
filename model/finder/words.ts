/** Words of a sentence around what is meant. A search passes over them. */
const STOP_WORDS = new Set([
  ...['a', 'an', 'and', 'are', 'at', 'by', 'can', 'do', 'for', 'from', 'get', 'have', 'how', 'i'],
  ...['in', 'is', 'it', 'me', 'my', 'need', 'needs', 'of', 'on', 'or', 'our', 'please', 'that'],
  ...['the', 'this', 'to', 'want', 'we', 'with', 'you', 'your'],
  ...['notarize', 'notarized', 'notarizing', 'notary', 'sign', 'signed', 'signing'],
]);

/** Words for any document. They count only where nothing else is said. */
const ANY_DOCUMENT = new Set(['document', 'form', 'paper', 'paperwork']);

/** A text as the search reads it: its words, from all of them to those that say the most. */
export interface ReadText {
  /** The text as it was written. */
  text: string;
  /** All words, ready for comparing. */
  words: readonly string[];
  /** The words without those of a sentence around them. */
  core: readonly string[];
  /** The core without words that stand for any document. */
  specific: readonly string[];
}

/** Reads a text; where only words to be passed over stand in it, they count. */
export function readText(text: string): ReadText {
  const words = wordsOf(text);
  const core = leaveOut(STOP_WORDS, words);
  return { text, words, core, specific: leaveOut(ANY_DOCUMENT, core) };
}

/** The words that aren't in a set; all of them where nothing else would be left. */
function leaveOut(set: ReadonlySet<string>, words: readonly string[]): readonly string[] {
  const others = words.filter((word) => !set.has(word));
  return others.length > 0 ? others : words;
}

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
