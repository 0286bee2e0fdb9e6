import leven from 'leven';
import { tellingWords, withoutStopWords, wordsKey, wordsOf } from './words.ts';

/** Something that can be found by its names, its own name first. */
export interface Named {
  names: readonly Name[];
}

type Name = ReturnType<typeof nameOf>;
type Query = ReturnType<typeof readWords>;

/** Reads a name, once for many queries. */
export function nameOf(text: string) {
  return { text, ...readWords(wordsOf(text)) };
}

function readWords(words: readonly string[]) {
  // All words as one, for "quit claim" and "quitclaim", "DS-3053" and "ds3053".
  return { words, telling: tellingWords(words), joined: words.join('') };
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
    const isNamed = ({ words: own, joined }: Name) =>
      joined === words.join('') || wordsKey(own) === wordsKey(words);
    if (!things.some(({ names }) => names.some(isNamed))) continue;
    const own = things.filter(({ names }) => names.slice(0, 1).some(isNamed));
    const others = things.filter(({ names }) =>
      names.some((name) => isNamed(name) || name.words.includes(words.join())),
    );
    const found = own.length > 0 ? own : others;
    return found.length === 1 ? found[0] : undefined;
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
  const corrected = typed.map((word) => correct(word, known, most));
  return ranked(things, corrected);
}

function ranked<Thing extends Named>(things: readonly Thing[], words: readonly string[]): Thing[] {
  if (words.length === 0) return [];
  const typed = readWords(words);
  return things
    .map((thing) => ({ thing, cost: costOf(thing, typed) }))
    .filter(({ cost }) => Number.isFinite(cost))
    .toSorted((a, b) => a.cost - b.cost)
    .map(({ thing }) => thing);
}

/** A word that no name knows as the nearest that one does: of five letters one may be wrong, of seven two. */
function correct(typed: string, known: readonly string[], most: number): string {
  if (typed.length < 5 || known.some((word) => word.startsWith(typed))) return typed;
  // Letters in another order are one error.
  const errors = (word: string) => (letters(word) === letters(typed) ? 1 : leven(word, typed));
  const allowed = Math.min(most, typed.length < 7 ? 1 : 2);
  const near = known.filter((word) => errors(word) <= allowed);
  return near.toSorted((a, b) => errors(a) - errors(b))[0] ?? typed;
}

const letters = (word: string) => [...word].toSorted().join('');

/** What it costs to find a thing by one of its names, or by all of them; infinite where it is not found. */
function costOf({ names }: Named, typed: Query): number {
  const costs = names.map((name, index) => {
    const more = Math.max(0, name.telling.length - typed.telling.length);
    // Besides its own name all cost the same.
    return (2 * rankOf(name, typed) + Math.min(index, 1)) * 100 + more;
  });
  const words = names.flatMap((name) => name.words);
  return Math.min(...costs, holds(words, typed) ? 1000 : Number.POSITIVE_INFINITY);
}

/** How a query was found in a name, the less the better; infinite where it was not. */
function rankOf({ words, telling, joined }: Name, typed: Query): number {
  if (joined === typed.joined || wordsKey(telling) === wordsKey(typed.telling)) return 0;
  if (typed.telling.every((word, index) => telling[index]?.startsWith(word))) return 1;
  // As one word: "quitclaim" is in "quit claim", but "lease" isn't in "release".
  const isInside = words.some((_, at) => words.slice(at).join('').startsWith(typed.joined));
  return isInside || holds(words, typed) ? 2 : Number.POSITIVE_INFINITY;
}

function holds(words: readonly string[], { telling }: Query): boolean {
  return telling.every((wanted) => words.some((word) => word.startsWith(wanted)));
}
