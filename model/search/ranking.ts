import MiniSearch, { type SearchResult } from 'minisearch';
import type { SearchEntry } from './entries.ts';
import { isTelling } from './words.ts';

/** An entry that may be meant by a text. */
export interface Match {
  entry: SearchEntry;
  /** How many words of the text are one whole name of it. */
  length: number;
  /** The words of the text that it was found by. */
  words: readonly string[];
  /** Whether each word of one of its names is spelled like a word of the text. */
  isLike: boolean;
  score: number;
  /** Whether a Spanish name led to it. */
  isSpanish: boolean;
}

/** Entries that a text is compared with. */
export interface Ranking {
  /** The entries that have words of a text, in the order of the list. */
  matchesIn(text: string): Match[];
  /** Whether a word stands in one of the names. */
  knows(word: string): boolean;
}

/** A name with a blank around each of its words, so that it is found in a text word by word. */
interface Name {
  spaced: string;
  isSpanish: boolean;
}

/** From this many letters on, the beginning of a word counts. */
const SHORTEST_BEGINNING = 4;

/** From this many letters on, a word may have one typing error, or two. */
const ONE_ERROR = 5;
const TWO_ERRORS = 8;

/**
 * Indexes entries by their names.
 * @param nameWords the words of a name or a text in the form in which they are compared
 */
export function createRanking(
  entries: readonly SearchEntry[],
  nameWords: (text: string) => string[],
): Ranking {
  const names = entries.map(({ name, names = [], spanish = [] }): Name[] => [
    ...[name, ...names].map((each) => ({ spaced: spaced(nameWords(each)), isSpanish: false })),
    ...spanish.map((each) => ({ spaced: spaced(nameWords(each)), isSpanish: true })),
  ]);
  const vocabulary = new Set(names.flat().flatMap((name) => wordsIn(name.spaced)));

  const index = new MiniSearch({
    fields: ['name', 'names', 'spanish'],
    tokenize: nameWords,
    processTerm: (word) => (isTelling(word) ? word : null),
    searchOptions: {
      // An entry with many other names is none the less likely: the length of a field doesn't count.
      bm25: { k: 1.2, b: 0, d: 0.5 },
      boost: { name: 2 },
      prefix: (word) => word.length >= SHORTEST_BEGINNING,
      fuzzy: (word) => (word.length >= TWO_ERRORS ? 2 : Number(word.length >= ONE_ERROR)),
      // What is spelled otherwise comes after what is spelled so.
      weights: { prefix: 0.4, fuzzy: 0.2 },
    },
  });
  index.addAll(
    entries.map(({ name, names = [], spanish = [] }, id) => {
      return { id, name, names: names.join(' '), spanish: spanish.join(' ') };
    }),
  );

  return {
    knows: (word) => vocabulary.has(word),
    matchesIn(text) {
      const typed = spaced(nameWords(text));
      const results = new Map(index.search(text).map((result) => [result.id, result]));
      return entries.flatMap((entry, id) =>
        matchOf(entry, names[id] ?? [], typed, results.get(id)),
      );
    },
  };
}

/** An entry as a match; nothing where the text has none of its words. */
function matchOf(
  entry: SearchEntry,
  names: readonly Name[],
  typed: string,
  result: SearchResult | undefined,
): Match[] {
  const whole = names.filter(({ spaced }) => typed.includes(spaced));
  if (whole.length === 0 && result === undefined) return [];

  const [longest] = whole.toSorted((a, b) => wordsIn(b.spaced).length - wordsIn(a.spaced).length);
  const { terms = [], queryTerms = [], match = {}, score = 0 } = result ?? {};
  const asTyped = Object.entries(match).filter(([word]) => queryTerms.includes(word));
  return [
    {
      entry,
      length: longest === undefined ? 0 : wordsIn(longest.spaced).length,
      words: [...whole.flatMap(({ spaced }) => wordsIn(spaced)), ...queryTerms],
      isLike: names.some(({ spaced }) => wordsIn(spaced).every((word) => terms.includes(word))),
      score,
      isSpanish: longest?.isSpanish ?? asTyped.some(([, fields]) => `${fields}` === 'spanish'),
    },
  ];
}

const spaced = (words: readonly string[]) => ` ${words.join(' ')} `;

const wordsIn = (spaced: string) => spaced.trim().split(' ');
