/** How much of a description a place card shows (spec section 9). Unit: characters. */
export const PREVIEW_LENGTH = 100;

/** The start of a description as place cards show it: its first 100 characters and "...". */
export function preview(description: string): string {
  return `${description.slice(0, PREVIEW_LENGTH)}...`;
}

/** Joins names as a sentence does: "Boise", "Boise and Nampa", "Boise, Nampa and Eagle". */
export function listWords(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

/** Orders names as an American reader expects, the state deciding between equal names. */
export function byName(a: { name: string; state?: string }, b: { name: string; state?: string }) {
  return (
    a.name.localeCompare(b.name, 'en-US') || (a.state ?? '').localeCompare(b.state ?? '', 'en-US')
  );
}
