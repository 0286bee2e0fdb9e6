import leven from 'leven';
import { indexOfPhrase, type ReadText } from './words.ts';

/** Something that can be found by its names. */
export interface Findable {
  /** The thing's own name first, then the others that people have for it. */
  names: readonly ReadText[];
  /** What it is a kind of, which it shares with others. */
  kinds?: readonly ReadText[];
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

/** The kinds of names of a thing, the one that counts most first. */
const NAME_KINDS = ['own', 'other', 'kind'] as const;

/** How well a thing fits what was typed. */
interface Match {
  fit: (typeof FITS)[number];
  /** Which of the thing's names fits. */
  name: (typeof NAME_KINDS)[number];
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
  return byFit || NAME_KINDS.indexOf(a.name) - NAME_KINDS.indexOf(b.name);
}

/** The things that a query may mean, those that fit best first. Its words may be unfinished. */
export function search<Thing extends Findable>(things: readonly Thing[], typed: ReadText): Thing[] {
  return findAll(things, typed).map(({ thing }) => thing);
}

/** The things that a query may mean, each of whose words is finished. */
export function searchWhole<Thing extends Findable>(
  things: readonly Thing[],
  typed: ReadText,
): Thing[] {
  return search(things, typed).filter(({ names }) => {
    const words = names.flatMap((name) => name.words);
    return typed.specific.every((word) => words.includes(word));
  });
}

/**
 * The one thing that a query names: by the same words, or where nothing has those, by the same words
 * without those of a sentence around them. Undefined where several things may be meant.
 */
export function findNamed<Thing extends Findable>(
  things: readonly Thing[],
  typed: ReadText,
): Thing | undefined {
  return (
    findSame(things, typed) ??
    findSameAt(things, typed, 'phrase') ??
    findSameAt(things, typed, 'core')
  );
}

/**
 * The one thing with a name of the same words: its own name, or where no thing has that, another of its
 * names. Such a name of a single word, "POA", must stand in no name of the others.
 */
function findSame<Thing extends Findable>(
  things: readonly Thing[],
  typed: ReadText,
): Thing | undefined {
  const [best, ...others] = findAll(things, typed);
  if (best?.match.fit !== 'same') return undefined;

  const isShort = best.match.name !== 'own' && isOneWordName(best.thing, typed);
  if (isShort && others.length > 0) return undefined;

  const hasRival = others.some(({ match }) => compareFits(match, best.match) === 0);
  return hasRival ? undefined : best.thing;
}

/** Whether one of a thing's names is a single word, and that word was typed. */
function isOneWordName({ names }: Findable, typed: ReadText): boolean {
  return names.some(({ words }) => words.length === 1 && words[0] === typed.core.join());
}

/** The one thing with a name of the same words at a level, if no other thing has them all in its names. */
function findSameAt<Thing extends Findable>(
  things: readonly Thing[],
  typed: ReadText,
  level: 'phrase' | 'core',
): Thing | undefined {
  const wanted = typed[level];
  const [only, ...rivals] = things.filter(({ names }) =>
    holdsAll(
      names.flatMap(({ words }) => words),
      wanted,
    ),
  );
  if (only === undefined || rivals.length > 0) return undefined;
  return only.names.some((name) => areSameWords(name[level], wanted)) ? only : undefined;
}

/** The things that have a name of exactly these words, whosever it is. */
export function findExact<Thing extends Findable>(
  things: readonly Thing[],
  typed: ReadText,
): Thing[] {
  return things.filter(({ names }) =>
    names.some((name) => areSameWords(name.saying, typed.saying)),
  );
}

/** A thing that one of its names mentions among other words, and that name. */
export interface Mention<Thing> {
  thing: Thing;
  name: readonly string[];
}

/** The longest name of a thing that stands among the words of a saying, one word after the other. */
export function findMention<Thing extends Findable>(
  things: readonly Thing[],
  words: readonly string[],
): Mention<Thing> | undefined {
  const mentions = things.flatMap((thing) =>
    thing.names
      .filter(({ saying }) => indexOfPhrase(words, saying) !== -1)
      .map(({ saying }) => ({ thing, name: saying })),
  );
  const [longest] = mentions.toSorted((a, b) => b.name.length - a.name.length);
  return longest;
}

/**
 * The things whose names have the most of the words, if that is more than half of them: for a sentence
 * in which something else stands besides a document.
 */
export function searchMost<Thing extends Findable>(
  things: readonly Thing[],
  typed: ReadText,
): Thing[] {
  // The number of a form says less than its name.
  const wanted = typed.specific.filter((word) => !/^\d+$/.test(word));
  const counted = things.map((thing) => {
    const words = thing.names.flatMap((name) => name.words);
    return { thing, count: wanted.filter((word) => words.includes(word)).length };
  });
  const most = Math.max(0, ...counted.map(({ count }) => count));
  if (most * 2 <= wanted.length) return [];
  return counted.filter(({ count }) => count === most).map(({ thing }) => thing);
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

/** Whether all that was typed stands in a single name of a thing. */
export function fitsOneName({ names }: Findable, typed: ReadText): boolean {
  return names.some((name) => fitOf(name, typed) !== undefined);
}

/** How well the best of a thing's names fits; undefined where none does. */
function matchOf({ names, kinds = [] }: Findable, typed: ReadText): Match | undefined {
  const [own, ...others] = names;
  const matches = [
    ...(own ? matchesOf('own', [own], typed) : []),
    ...matchesOf('other', others, typed),
    ...matchesOf('kind', kinds, typed),
  ];
  const [best] = matches.toSorted(compareMatches);
  if (best !== undefined) return best;

  const words = names.flatMap((name) => name.words);
  if (!holdsAll(words, typed.specific)) return undefined;
  return { fit: 'scattered', name: 'other', extraWords: 0 };
}

function matchesOf(kind: Match['name'], names: readonly ReadText[], typed: ReadText): Match[] {
  return names.flatMap((name) => {
    const fit = fitOf(name, typed);
    if (fit === undefined) return [];
    const extraWords = Math.max(0, name.specific.length - typed.specific.length);
    return [{ fit, name: kind, extraWords }];
  });
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
  if (a.length !== b.length) return a.join('') === b.join('');
  return a.every((word) => b.includes(word)) && b.every((word) => a.includes(word));
}

/** Whether each of these words, finished or not, stands among others. */
function holdsAll(words: readonly string[], wanted: readonly string[]): boolean {
  return wanted.every((beginning) => words.some((word) => word.startsWith(beginning)));
}

/**
 * The words with the nearest that is known in the place of each that isn't: of five letters one may be
 * wrong, of seven two. Where two are wrong the first letter isn't: Portland is no typing error for
 * Moreland.
 * @param mostErrors how many typing errors a word may have at most
 */
export function correctWords(
  words: readonly string[],
  known: readonly string[],
  mostErrors = 2,
): readonly string[] {
  return words.map((word) => correctWord(word, known, mostErrors));
}

function correctWord(typed: string, known: readonly string[], mostErrors: number): string {
  const isKnown = known.some((word) => word.startsWith(typed));
  if (isKnown || typed.length < 5) return typed;

  const allowed = Math.min(mostErrors, typed.length < 7 ? 1 : 2);
  const [nearest] = known
    .filter((word) => Math.abs(word.length - typed.length) <= allowed)
    .map((word) => ({ word, errors: countErrors(typed, word) }))
    .filter(({ word, errors }) => errors <= allowed && (errors < 2 || word[0] === typed[0]))
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
