import leven from 'leven';
import { readWords, wordsKey } from './words.ts';

/** Something that can be found by its names, its own name first. */
export interface Named {
  names: readonly Name[];
}

type Name = ReturnType<typeof nameOf>;

/** Reads a name, once for many queries. */
export const nameOf = (text: string) => ({ text, ...readWords(text) });

/**
 * The one thing that a query names: its own name, or where no thing has that, another of its names. Such
 * a name of a single word, "POA", must stand in no name of the others.
 */
export function named<Thing extends Named>(things: readonly Thing[], query: string) {
  const typed = nameOf(query);
  const [best, ...others] = ranked(things, typed);
  if (best === undefined || best.rank > 1) return undefined;
  const isShort =
    best.rank === 1 &&
    best.thing.names.some(({ words }) => words.length === 1 && words[0] === typed.core.join());
  return others.some(({ rank }) => isShort || rank === best.rank) ? undefined : best.thing;
}

/**
 * The things that a query may mean, the likeliest first. Its words may be unfinished and in any order;
 * where nothing is found, each may have this many typing errors at most.
 */
export function search<Thing extends Named>(things: readonly Thing[], query: string, most = 2) {
  const typed = nameOf(query);
  const known = things.flatMap(({ names }) => names.flatMap(({ words }) => words));
  const corrected = () => typed.words.map((word) => correct(word, known, most)).join(' ');
  const found = ranked(things, typed);
  return (found.length > 0 ? found : ranked(things, nameOf(corrected()))).map(({ thing }) => thing);
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

/** The things whose names have what was typed, by how well they fit: even ranks are of their own names. */
function ranked<Thing extends Named>(things: readonly Thing[], typed: Name) {
  if (typed.words.length === 0) return [];
  return things
    .map((thing) => {
      const costs = thing.names.map((name, at) => {
        // Of names that fit alike the shorter is meant.
        const more = Math.max(0, name.telling.length - typed.telling.length);
        return (2 * rankOf(name, typed) + Math.min(at, 1)) * 100 + more;
      });
      const words = thing.names.flatMap((name) => name.words);
      const cost = Math.min(...costs, holds(words, typed) ? 1000 : Infinity);
      return { thing, cost, rank: Math.floor(cost / 100) };
    })
    .filter(({ cost }) => cost < Infinity)
    .toSorted((a, b) => a.cost - b.cost);
}

/** How well a name fits: 0 where it is the same, 1 where it begins so, 2 where it has all the words. */
function rankOf({ words }: Name, typed: Name): number {
  const isSame = (own: readonly string[]) =>
    wordsKey(own) === wordsKey(words) || own.join('') === words.join('');
  if (isSame(typed.words) || isSame(typed.core)) return 0;
  // All words as one, for "quit claim" and "quitclaim"; but "lease" isn't in "release".
  const joined = typed.telling.join('');
  const at = words.findIndex((_, index) => words.slice(index).join('').startsWith(joined));
  if (at === 0) return 1;
  return at > 0 || holds(words, typed) ? 2 : Infinity;
}

function holds(words: readonly string[], { telling }: Name): boolean {
  return telling.every((wanted) => words.some((word) => word.startsWith(wanted)));
}
