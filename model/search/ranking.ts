import MiniSearch, { type SearchResult } from 'minisearch';
import type { SearchEntry } from './entries.ts';
import { isDistinctive } from './words.ts';

/** An entry that a text may refer to. */
export interface Match {
  entry: SearchEntry;
  /** The number of words in the text that make up one of its whole names. */
  length: number;
  /** The words of the text that matched. */
  words: readonly string[];
  /** Whether one of its names matches word by word, typing errors allowed. */
  isLike: boolean;
  score: number;
  /** Whether a Spanish name matched. */
  isSpanish: boolean;
}

export interface Ranking {
  /** The entries that share words with a text, in list order. */
  matchesIn(text: string): Match[];
  /** Whether a word is in one of the names. */
  knows(word: string): boolean;
}

/** A name with spaces around each word, to match whole words as a substring. */
interface Name {
  spaced: string;
  isSpanish: boolean;
}

/** The shortest prefix that matches a word. Unit: letters. */
const SHORTEST_BEGINNING = 4;

/** The shortest words that may have one typing error, and two. Unit: letters. */
const ONE_ERROR = 5;
const TWO_ERRORS = 8;

/**
 * Indexes entries by name.
 * @param nameWords splits a name or a text into normalized words
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
    processTerm: (word) => (isDistinctive(word) ? word : null),
    searchOptions: {
      // An entry with many names isn't less likely, so field length doesn't count.
      bm25: { k: 1.2, b: 0, d: 0.5 },
      boost: { name: 2 },
      prefix: (word) => word.length >= SHORTEST_BEGINNING,
      fuzzy: (word) => (word.length >= TWO_ERRORS ? 2 : Number(word.length >= ONE_ERROR)),
      // Exact spellings rank above others.
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

/** Empty if the text has none of its words. */
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
