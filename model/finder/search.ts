import leven from 'leven';
import { type ReadText, readText, wordsKey } from './words.ts';

/** Something that can be found by its names. */
export interface Findable {
  /** Its own name first, then the others that people have for it. */
  names: readonly ReadText[];
}

/** How a name can fit what was typed, the best fit first. */
const FITS = [
  // The name and the query are the same words, in any order.
  'same',
  // The name begins with the query, whose last word may be unfinished.
  'begins',
  // All words of the query stand in the name.
  'holds',
  // All words of the query stand in the names of the thing, but in no single one.
  'scattered',
] as const;

/** How well a thing fits what was typed. */
interface Match {
  fit: (typeof FITS)[number];
  /** Whether it is the thing's own name that fits; a thing's own name counts more than its others. */
  isOwnName: boolean;
  /** How many words the name has more than the query: of names that fit alike the shorter is meant. */
  extraWords: number;
}

/** A thing that was found, and how well it fits. */
interface Found<Thing> {
  thing: Thing;
  match: Match;
}

/** Orders matches, the best first. */
function compareMatches(a: Match, b: Match): number {
  return compareFits(a, b) || a.extraWords - b.extraWords;
}

/** Orders matches by how they fit, whatever the length of the names. */
function compareFits(a: Match, b: Match): number {
  const byFit = FITS.indexOf(a.fit) - FITS.indexOf(b.fit);
  return byFit || Number(b.isOwnName) - Number(a.isOwnName);
}

/**
 * The one thing that a query names: its own name, or where no thing has that, another of its names. Such
 * a name of a single word, "POA", must stand in no name of the others.
 */
export function findNamed<Thing extends Findable>(
  things: readonly Thing[],
  query: string,
): Thing | undefined {
  const typed = readText(query);
  const [best, ...others] = findAll(things, typed);
  if (best?.match.fit !== 'same') return undefined;

  const isShort = !best.match.isOwnName && isOneWordName(best.thing, typed);
  if (isShort && others.length > 0) return undefined;

  const hasRival = others.some(({ match }) => compareFits(match, best.match) === 0);
  return hasRival ? undefined : best.thing;
}

/** Whether one of a thing's names is a single word, and that word was typed. */
function isOneWordName({ names }: Findable, typed: ReadText): boolean {
  return names.some(({ words }) => words.length === 1 && words[0] === typed.core.join());
}

/**
 * The things that a query may mean, the likeliest first. Its words may be unfinished and in any order;
 * where nothing is found, each may have some typing errors.
 * @param mostErrors how many typing errors a word may have at most
 */
export function search<Thing extends Findable>(
  things: readonly Thing[],
  query: string,
  mostErrors = 2,
): Thing[] {
  const typed = readText(query);
  const found = findAll(things, typed);
  if (found.length > 0) return found.map(({ thing }) => thing);

  const known = things.flatMap(({ names }) => names.flatMap(({ words }) => words));
  const corrected = typed.words.map((word) => correctWord(word, known, mostErrors));
  return findAll(things, readText(corrected.join(' '))).map(({ thing }) => thing);
}

/** The things whose names have what was typed, those that fit best first. */
function findAll<Thing extends Findable>(things: readonly Thing[], typed: ReadText) {
  if (typed.words.length === 0) return [];
  return things
    .flatMap((thing): Found<Thing>[] => {
      const match = matchOf(thing, typed);
      return match === undefined ? [] : [{ thing, match }];
    })
    .toSorted((a, b) => compareMatches(a.match, b.match));
}

/** How well the best of a thing's names fits; undefined where none does. */
function matchOf({ names }: Findable, typed: ReadText): Match | undefined {
  const matches = names.flatMap((name, index): Match[] => {
    const fit = fitOf(name, typed);
    if (fit === undefined) return [];
    const extraWords = Math.max(0, name.specific.length - typed.specific.length);
    return [{ fit, isOwnName: index === 0, extraWords }];
  });
  const [best] = matches.toSorted(compareMatches);
  if (best !== undefined) return best;

  const words = names.flatMap((name) => name.words);
  if (!holdsAll(words, typed.specific)) return undefined;
  return { fit: 'scattered', isOwnName: false, extraWords: 0 };
}

/** How a single name fits; undefined where it does not. */
function fitOf(name: ReadText, typed: ReadText): Match['fit'] | undefined {
  if (areSameWords(typed.words, name.words) || areSameWords(typed.core, name.words)) return 'same';

  // All words as one, for "quit claim" and "quitclaim"; but "lease" isn't in "release".
  const joined = typed.specific.join('');
  const start = name.words.findIndex((_, index) =>
    name.words.slice(index).join('').startsWith(joined),
  );
  if (start === 0) return 'begins';
  return start > 0 || holdsAll(name.words, typed.specific) ? 'holds' : undefined;
}

/** Whether two lists have the same words, in any order, or written together. */
function areSameWords(a: readonly string[], b: readonly string[]): boolean {
  return wordsKey(a) === wordsKey(b) || a.join('') === b.join('');
}

/** Whether each of these words, finished or not, stands among others. */
function holdsAll(words: readonly string[], wanted: readonly string[]): boolean {
  return wanted.every((beginning) => words.some((word) => word.startsWith(beginning)));
}

/** A word that no name knows as the nearest that one does: of five letters one may be wrong, of seven two. */
function correctWord(typed: string, known: readonly string[], mostErrors: number): string {
  const isKnown = known.some((word) => word.startsWith(typed));
  if (isKnown || typed.length < 5) return typed;

  const allowed = Math.min(mostErrors, typed.length < 7 ? 1 : 2);
  const [nearest] = known
    .map((word) => ({ word, errors: countErrors(typed, word) }))
    .filter(({ errors }) => errors <= allowed)
    .toSorted((a, b) => a.errors - b.errors);
  return nearest?.word ?? typed;
}

/** How many letters are wrong, missing or too many; letters in another order are one error. */
function countErrors(typed: string, word: string): number {
  return sortedLetters(typed) === sortedLetters(word) ? 1 : leven(word, typed);
}

function sortedLetters(word: string): string {
  return [...word].toSorted().join('');
}
