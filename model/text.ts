/** What an attraction's card shows of its description. Unit: characters. */
const PREVIEW_LENGTH = 100;

/** Cuts a longer description to 100 characters and "...". */
export function preview(description: string): string {
  // Iterates by code point: half of a surrogate pair would show as a box.
  const characters = [...description];
  if (characters.length <= PREVIEW_LENGTH) return description;
  return `${characters.slice(0, PREVIEW_LENGTH).join('')}...`;
}

const SENTENCES = new Intl.Segmenter('en-US', { granularity: 'sentence' });

/** An abbreviation such as "St." or "U.S.", after which the segmenter ends a sentence. */
const ABBREVIATION = /\b[A-Z][a-z]?\. ?$/;

/** The sentences of a text. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const { segment } of SENTENCES.segment(text)) {
    const isUnfinished = ABBREVIATION.test(sentences.at(-1) ?? '');
    const start = isUnfinished ? sentences.pop() : '';
    sentences.push(start + segment);
  }
  return sentences.map((sentence) => sentence.trim());
}

/** The first word with its punctuation, and what follows: "Yes," and " in person." */
export function splitFirstWord(text: string): [word: string, rest: string] {
  const end = text.indexOf(' ');
  return end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end)];
}

interface ListedByName {
  name: string;
  /** Decides between equal names. */
  state?: string;
}

/** Compares by name in U.S. English order, then by state. */
export function byName(a: ListedByName, b: ListedByName): number {
  return compareTexts(a.name, b.name) || compareTexts(a.state, b.state);
}

function compareTexts(a = '', b = ''): number {
  return a.localeCompare(b, 'en-US');
}

/** A page's file is named after its slug, and file systems allow 255 characters. Unit: characters. */
export const LONGEST_SLUG = 100;

/** One path segment: lowercase words joined by single hyphens. */
export const SLUG_PATTERN = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * Makes a path segment from a name: lowercase, spaces to hyphens, all other non-word characters removed
 * ("St. Mary's Park" becomes "st-marys-park").
 */
export function slugify(text: string): string {
  return text
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^\w-]/g, '');
}

const ENTITIES: Record<string, string> = { '<': '&lt;', '>': '&gt;', '"': '&quot;', '&': '&amp;' };

/** Escapes text for use between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[<>"&]/g, (character) => ENTITIES[character] ?? character);
}

/** Capitalizes the first letter, except in names such as "eBay" or "iPhone". */
export function capitalized(words: string): string {
  return words.replace(/^\p{Ll}(?!\p{Ll}*\p{Lu})/u, (letter) => letter.toUpperCase());
}

/** "1 error", "2 errors", "3 cities". */
export function count(number: number, noun: string, plural = `${noun}s`): string {
  return `${number.toLocaleString('en-US')} ${number === 1 ? noun : plural}`;
}

/** Up to ten names, and the number of others: "Boise, Eagle and 24 more". */
export function someOf(names: readonly string[]): string {
  const first = names.slice(0, 10).join(', ');
  return names.length > 10 ? `${first} and ${names.length - 10} more` : first;
}

/** Composes accents with their letters and drops invisible characters, which drawings can't render. */
export function plainLetters(text: string): string {
  return text.normalize('NFC').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
}

/** How much of a value a message repeats. Unit: characters. */
const MOST_REPEATED = 80;

/** A value as a message repeats it: in quotes, cut to 80 characters, with nothing unseen in it. */
export function quote(value: string): string {
  return `"${shortened(value)}"`;
}

/** A value as `quote` repeats it, without the quotes: for the name of a field. */
export function shortened(value: string): string {
  const characters = [...value];
  if (characters.length <= MOST_REPEATED) return visible(value);
  return visible(`${characters.slice(0, MOST_REPEATED).join('')}…`);
}

/** A text with invisible characters, and those that reverse its direction, as codes: "\u202e". */
export function visible(text: string): string {
  return text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, (character) => {
    const code = character.codePointAt(0)?.toString(16) ?? '';
    return `\\u${code.padStart(4, '0')}`;
  });
}
