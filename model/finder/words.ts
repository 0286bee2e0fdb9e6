/** Words of a sentence around what is meant. */
const STOP_WORDS = new Set(
  'a an and are at by can do for from get have how i in is it me my need needs of on or our please sign signed signing that the this to want we with you your notarize notarized notarizing notary'.split(
    ' ',
  ),
);

/** Words for any document; they count only where nothing else is said. */
const ANY_DOCUMENT = new Set(['document', 'form', 'paper', 'paperwork']);

/**
 * The words of a text, ready for comparing: without case, accents, marks and plural endings.
 * "Driver's licenses" is "driver license", "401(k)" is "401k", "DS-3053" is "ds 3053".
 */
export function wordsOf(text: string): string[] {
  return plainWords(text).map((word) => {
    // Good enough for comparing: both sides lose the same endings.
    if (word.length < 4 || word.endsWith('ss')) return word;
    return word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.replace(/s$/, '');
  });
}

/** The part of an address that names a document: "passport-form-ds-3053". */
export function documentSlug(name: string): string {
  return plainWords(name).join('-');
}

function plainWords(text: string): string[] {
  const plain = text.normalize('NFD').replace(/[\p{M}'’()]/gu, '');
  return plain.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The words of a text, those besides a sentence around them, and those of them that say what is meant. */
export function readWords(text: string) {
  const words = wordsOf(text);
  const core = without(STOP_WORDS, words);
  return { words, core, telling: without(ANY_DOCUMENT, core) };
}

/** The words but for some of them; all where nothing else would be left. */
function without(some: ReadonlySet<string>, words: readonly string[]): readonly string[] {
  const others = words.filter((word) => !some.has(word));
  return others.length > 0 ? others : words;
}

/** The same for texts of the same words, whatever their order. */
export function wordsKey(words: readonly string[]): string {
  return words.toSorted().join(' ');
}
