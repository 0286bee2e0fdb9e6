/** How much of a description an attraction's card shows. Unit: characters. */
const PREVIEW_LENGTH = 100;

/** A description as attraction cards show it: when it is longer, its first 100 characters and "...". */
export function preview(description: string): string {
  // By whole characters: half of one that takes two would show as a box.
  const characters = [...description];
  if (characters.length <= PREVIEW_LENGTH) return description;
  return `${characters.slice(0, PREVIEW_LENGTH).join('')}...`;
}

/** Something that lists show by its name. */
interface ListedByName {
  name: string;
  /** The state that it lies in, which decides between equal names. */
  state?: string;
}

/** Orders names as an American reader expects, the state deciding between equal names. */
export function byName(a: ListedByName, b: ListedByName): number {
  return compareTexts(a.name, b.name) || compareTexts(a.state, b.state);
}

function compareTexts(a = '', b = ''): number {
  return a.localeCompare(b, 'en-US');
}

/** Each page is a file with its slug as the name, and disks take 255 letters. Unit: letters. */
export const LONGEST_SLUG = 100;

/** One part of an address: lowercase words joined by single hyphens. */
export const SLUG_PATTERN = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * Makes the last part of an address from a name: lower case, spaces to hyphens, every other
 * non-word character dropped ("St. Mary's Park" becomes "st-marys-park").
 */
export function slugify(text: string): string {
  return text
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^\w-]/g, '');
}

/** The characters that mean something in HTML, by their entities. */
const ENTITIES: Record<string, string> = { '<': '&lt;', '>': '&gt;', '"': '&quot;', '&': '&amp;' };

/** Makes a text safe to stand in HTML, between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[<>"&]/g, (character) => ENTITIES[character] ?? character);
}

/** Words with a capital letter first; a name such as "eBay" or "iPhone" keeps its small one. */
export function capitalized(words: string): string {
  return words.replace(/^\p{Ll}(?!\p{Ll}*\p{Lu})/u, (letter) => letter.toUpperCase());
}

/** "1 error", "2 errors", "3 cities". */
export function count(number: number, noun: string, plural = `${noun}s`): string {
  return `${number.toLocaleString('en-US')} ${number === 1 ? noun : plural}`;
}

/** The first ten of some names, and how many others there are: "Boise, Eagle and 24 more". */
export function someOf(names: readonly string[]): string {
  const first = names.slice(0, 10).join(', ');
  return names.length > 10 ? `${first} and ${names.length - 10} more` : first;
}

/** A text as drawings show it: letters with their accents as one, and nothing invisible between them. */
export function plainLetters(text: string): string {
  return text.normalize('NFC').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
}
