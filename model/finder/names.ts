import type { QueryWord } from './words.ts';

/** A name that stands in a query as a whole. */
export interface FoundName<Thing> {
  /** All that the name may mean. */
  things: readonly Thing[];
  /** Where its words stand in the query. */
  start: number;
  end: number;
}

/** Things by the words of their names. */
export class Names<Thing> {
  #things = new Map<string, Thing[]>();
  #longest = 0;

  /** The words of all names. */
  words = new Set<string>();

  add(words: readonly string[], thing: Thing): void {
    const key = words.join(' ');
    const things = this.#things.get(key) ?? [];
    if (words.length === 0 || things.includes(thing)) return;

    this.#things.set(key, [...things, thing]);
    this.#longest = Math.max(this.#longest, words.length);
    for (const word of words) this.words.add(word);
  }

  /** The names in a query, the longest first; none shares a word with another. */
  findIn(
    query: readonly QueryWord[],
    isMeant: (thing: Thing, first: QueryWord, length: number) => boolean,
  ): FoundName<Thing>[] {
    const named = query.flatMap((first, start) => {
      const lengths = Array.from({ length: this.#longest }, (_, index) => index + 1);
      return lengths.flatMap((length) => {
        const words = query.slice(start, start + length).map(({ word }) => word);
        const key = words.join(' ');
        const things = words.length < length ? [] : (this.#things.get(key) ?? []);
        const meant = things.filter((thing) => isMeant(thing, first, length));
        return meant.length > 0 ? { things: meant, start, end: start + length, key } : [];
      });
    });

    const byLength = named.toSorted((a, b) => b.key.length - a.key.length);
    const taken: FoundName<Thing>[] = [];
    for (const { things, start, end } of byLength) {
      const isFree = taken.every((other) => end <= other.start || start >= other.end);
      if (isFree) taken.push({ things, start, end });
    }
    return taken;
  }
}
