/** Nobody misspells a longer word. Unit: letters. */
const LONGEST = 100;

/**
 * The known word that a misspelled one most likely stands for.
 * Returns undefined when none is near: a third of the letters, rounded up, may differ.
 */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  if (word.length > LONGEST) return undefined;
  const lower = word.toLowerCase();
  let limit = Math.ceil(word.length / 3);
  let best: string | undefined;
  for (const candidate of known) {
    // As many letters differ, at the least, as one of the two is longer.
    if (Math.abs(candidate.length - word.length) > limit) continue;
    const distance = editDistance(lower, candidate.toLowerCase());
    if (distance > limit) continue;
    best = candidate;
    limit = distance - 1;
  }
  return best;
}

/** Levenshtein distance: the fewest letters to add, drop or change, row by row. */
function editDistance(from: string, to: string): number {
  let previous = Uint16Array.from({ length: to.length + 1 }, (_, column) => column);
  let current = new Uint16Array(to.length + 1);
  for (let row = 1; row <= from.length; row++) {
    current[0] = row;
    for (let column = 1; column <= to.length; column++) {
      const changed = (previous[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1);
      const dropped = (previous[column] ?? 0) + 1;
      const added = (current[column - 1] ?? 0) + 1;
      current[column] = Math.min(changed, dropped, added);
    }
    [previous, current] = [current, previous];
  }
  return previous[to.length] ?? 0;
}
