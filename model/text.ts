/** How much of a description an attraction card shows. Unit: characters. */
export const PREVIEW_LENGTH = 100;

/** A description as attraction cards show it: when it is longer, its first 100 characters and "...". */
export function preview(description: string): string {
  // By whole characters: half of one that takes two would show as a box.
  const characters = [...description];
  if (characters.length <= PREVIEW_LENGTH) return description;
  return `${characters.slice(0, PREVIEW_LENGTH).join('')}...`;
}

/** Made once: a collator costs more than thousands of comparisons. */
const { compare } = new Intl.Collator('en-US');

/** Orders names as an American reader expects, the state deciding between equal names. */
export function byName(a: { name: string; state?: string }, b: { name: string; state?: string }) {
  return compare(a.name, b.name) || compare(a.state ?? '', b.state ?? '');
}
