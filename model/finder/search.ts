import leven from 'leven';
import { tellingWords, withoutStopWords, wordsKey, wordsOf } from './words.ts';

/** Something that can be found by its names, its own name first. */
export interface Named {
  names: readonly Name[];
}

type Name = ReturnType<typeof nameOf>;

/** Reads a name, once for many queries; or a query, to compare it with names. */
export function nameOf(text: string, words: readonly string[] = wordsOf(text)) {
  return {
    text,
    words,
    telling: tellingWords(words),
    /** All words as one, for "quit claim" and "quitclaim", "DS-3053" and "ds3053". */
    joined: words.join(''),
  };
}

/**
 * The thing that has a query as its name, whatever its capitals, plurals and order; where there is
 * none, that is also called so, and then the same without the words of a sentence. It must be the only
 * one, and another name of a single word must stand in no name of the others.
 */
export function named<Thing extends Named>(
  things: readonly Thing[],
  query: string,
): Thing | undefined {
  const typed = wordsOf(query);
  for (const words of [typed, withoutStopWords(typed)]) {
    const isNamed = (name: Name) =>
      name.joined === words.join('') || wordsKey(name.words) === wordsKey(words);
    for (const most of [1, Number.POSITIVE_INFINITY]) {
      const found = things.filter(({ names }) => names.slice(0, most).some(isNamed));
      if (found.length === 0) continue;
      const holdsIt = ({ names }: Named) => names.some((name) => name.words.includes(words.join()));
      const rivals = most > 1 && words.length === 1 ? things.filter(holdsIt) : found;
      return rivals.length > 1 ? undefined : found[0];
    }
  }
  return undefined;
}

/**
 * The things that a query may mean, the likeliest first: exact names, then those that begin with it,
 * then those that contain its words in any order. The words may be unfinished; where nothing is
 * found, each may have this many typing errors at most. Every telling word of the query must be found.
 */
export function search<Thing extends Named>(things: readonly Thing[], query: string, most = 2) {
  const typed = wordsOf(query);
  const found = ranked(things, typed);
  if (found.length > 0) return found;
  const known = things.flatMap(({ names }) => names.flatMap(({ words }) => words));
  return ranked(
    things,
    typed.map((word) => corrected(word, known, most)),
  );
}

function ranked<Thing extends Named>(things: readonly Thing[], words: readonly string[]): Thing[] {
  if (words.length === 0) return [];
  const typed = nameOf('', words);
  return things
    .map((thing) => ({ thing, cost: costOf(thing, typed) }))
    .filter(({ cost }) => Number.isFinite(cost))
    .toSorted((a, b) => a.cost - b.cost)
    .map(({ thing }) => thing);
}

/** A word that no name knows as the nearest that one does: of five letters one may be wrong, of seven two. */
function corrected(typed: string, known: readonly string[], most: number): string {
  if (typed.length < 5 || known.some((word) => word.startsWith(typed))) return typed;
  const errors = (word: string) => (hasSwappedLetters(word, typed) ? 1 : leven(word, typed));
  const [nearest] = known
    .map((word) => ({ word, errors: errors(word) }))
    .toSorted((a, b) => a.errors - b.errors);
  return nearest && nearest.errors <= Math.min(most, typed.length < 7 ? 1 : 2)
    ? nearest.word
    : typed;
}

/** Whether two neighboring letters changed places, which counts as one error. */
function hasSwappedLetters(word: string, typed: string): boolean {
  const at = [...word].findIndex((letter, index) => letter !== typed[index]);
  const swapped = word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
  return word.slice(0, at) + swapped === typed;
}

/** What it costs to find a thing by one of its names, or by all of them; infinite where it is not found. */
function costOf({ names }: Named, typed: Name): number {
  const costs = names.map((name, index) => {
    const more = Math.max(0, name.telling.length - typed.telling.length);
    // Besides its own name all cost the same.
    return (2 * rankOf(name, typed) + Math.min(index, 1)) * 100 + more;
  });
  const words = names.flatMap((name) => name.words);
  return Math.min(...costs, holds(words, typed) ? 1000 : Number.POSITIVE_INFINITY);
}

/** How a query was found in a name, the less the better; infinite where it was not. */
function rankOf({ words, telling, joined }: Name, typed: Name): number {
  const sameLength = telling.length === typed.telling.length;
  const begins = typed.telling.every((word, index) => telling[index]?.startsWith(word));
  // As one word: "quitclaim" is in "quit claim", but "lease" isn't in "release".
  const isInside = words.some((_, at) => words.slice(at).join('').startsWith(typed.joined));
  const rank = [
    joined === typed.joined || telling.join(' ') === typed.telling.join(' '),
    sameLength && begins,
    sameLength && wordsKey(telling) === wordsKey(typed.telling),
    begins,
    isInside || holds(words, typed),
  ].indexOf(true);
  return rank < 0 ? Number.POSITIVE_INFINITY : rank;
}

function holds(words: readonly string[], { telling }: Name): boolean {
  return telling.every((wanted) => words.some((word) => word.startsWith(wanted)));
}
