/**
 * The known word that a misspelled one most likely stands for.
 * Returns undefined when none is near: a third of the letters, rounded up, may differ.
 */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  const limit = Math.ceil(word.length / 3);
  let best: { word: string; distance: number } | undefined;
  for (const candidate of known) {
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
    if (distance <= limit && (best === undefined || distance < best.distance)) {
      best = { word: candidate, distance };
    }
  }
  return best?.word;
}

/** Levenshtein distance: the fewest letters to add, drop or change, row by row. */
function editDistance(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const changed = (previous[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1);
      const dropped = (previous[column] ?? 0) + 1;
      const added = (current[column - 1] ?? 0) + 1;
      current.push(Math.min(changed, dropped, added));
    }
    previous = current;
  }
  return previous[to.length] ?? 0;
}
