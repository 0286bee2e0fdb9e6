/** "1 error", "2 errors", "3 cities". */
export function count(number: number, noun: string, plural = `${noun}s`): string {
  return `${number.toLocaleString('en-US')} ${number === 1 ? noun : plural}`;
}

/** So many are named in a message; there may be hundreds. */
const MOST_NAMED = 10;

/** The first of some names and how many more there are: "Boise, Eagle and 24 more". */
export function someOf(names: readonly string[]): string {
  const more = names.length - MOST_NAMED;
  const named = names.slice(0, MOST_NAMED).join(', ');
  return more > 0 ? `${named} and ${more} more` : named;
}
