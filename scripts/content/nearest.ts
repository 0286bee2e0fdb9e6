import { closestMatch } from 'leven';

/**
 * The known word that a misspelled one most likely stands for.
 * Returns undefined when none is near: a third of the letters, rounded up, may differ.
 */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  // Nobody misspells a longer word.
  if (word.length > 100) return undefined;
  const lower = new Map([...known].map((name) => [name.toLowerCase(), name]));
  const maxDistance = Math.ceil(word.length / 3);
  return lower.get(closestMatch(word.toLowerCase(), [...lower.keys()], { maxDistance }) ?? '');
}
