import leven from 'leven';

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
    const distance = leven(lower, candidate.toLowerCase());
    if (distance > limit) continue;
    best = candidate;
    limit = distance - 1;
  }
  return best;
}
