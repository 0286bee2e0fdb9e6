import type { SearchOptions } from 'minisearch';
import type { FinderEntry, FinderIndex } from './finder-index.ts';
import type { ReadText } from './read.ts';

/** An entry that has words of a text. */
export interface RankedEntry {
  entry: FinderEntry;
  /** The share of the words that it has; 0 where only an answer has them. */
  share: number;
}

/** From this share of the words of a text on, an entry is offered. */
const LEAST_SHARE = 0.5;

/** The documents and questions that have words of a text, the likeliest first. */
export function rank(index: FinderIndex, { telling }: ReadText): RankedEntry[] {
  const words = [...new Set(telling)];
  const byName = search(index, words, { fields: ['name', 'others', 'heads'] })
    .filter(({ entry }) => entry.kind !== 'place')
    .map(({ entry, score, queryTerms }) => {
      return { entry, score, share: queryTerms.length / words.length };
    })
    .filter(({ share }) => share >= LEAST_SHARE)
    .toSorted((a, b) => b.share - a.share || b.score - a.score);
  if (byName.length > 0) return byName;

  const byAnswer = search(index, words, { combineWith: 'AND' });
  return byAnswer.map(({ entry }) => ({ entry, share: 0 }));
}

/** The places whose names have all words of a text, or begin so. */
export function rankPlaces(index: FinderIndex, { rest }: ReadText): FinderEntry[] {
  return search(index, rest, { combineWith: 'AND', fields: ['name'] })
    .map(({ entry }) => entry)
    .filter(({ kind }) => kind === 'place');
}

/** What MiniSearch finds for words that are ready for comparing. */
function search(
  { ranking, entries }: FinderIndex,
  words: readonly string[],
  options: SearchOptions,
) {
  return ranking
    .search(words.join(' '), { ...options, tokenize: (text) => text.split(' ') })
    .flatMap(({ id, score, queryTerms }) => {
      const entry = entries[id];
      return entry === undefined ? [] : { entry, score, queryTerms };
    });
}
