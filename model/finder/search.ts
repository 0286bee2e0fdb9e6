import { nearestWord } from './nearest-word.ts';
import { tellingWords, withoutFiller, wordsKey, wordsOf } from './words.ts';

/** The names of things, ready for many queries. */
export interface SearchIndex<Thing> {
  entries: readonly Entry<Thing>[];
  /** In which entries each word of a name stands. */
  entriesWith: ReadonlyMap<string, ReadonlySet<number>>;
}

interface Entry<Thing> {
  thing: Thing;
  /** Its own name first. */
  names: readonly Name[];
}

interface Name {
  words: readonly string[];
  telling: readonly string[];
  /** All words as one, for "quit claim" and "quitclaim", "DS-3053" and "ds3053". */
  joined: string;
}

/** How a query was found in a name; the less the better. Names besides the own one cost one more. */
const RANK = {
  exact: 0,
  unfinished: 2,
  otherOrder: 4,
  begins: 6,
  contains: 8,
  acrossNames: 10,
} as const;

/** Joined words shorter than this would be found inside of others by chance. Unit: letters. */
const LEAST_JOINED = 4;

/** Reads the names of things, once for all queries. */
export function searchIndex<Thing>(
  things: readonly Thing[],
  namesOf: (thing: Thing) => readonly string[],
): SearchIndex<Thing> {
  const entries = things.map((thing) => ({ thing, names: namesOf(thing).map(toName) }));
  const entriesWith = new Map<string, Set<number>>();
  for (const [number, { names }] of entries.entries()) {
    for (const word of names.flatMap(({ words }) => words)) {
      const known = entriesWith.get(word) ?? new Set();
      entriesWith.set(word, known.add(number));
    }
  }
  return { entries, entriesWith };
}

function toName(text: string): Name {
  const words = wordsOf(text);
  return { words, telling: tellingWords(words), joined: words.join('') };
}

/**
 * The things that have a query as their name, whatever its capitals, plurals and order; where there
 * are none, those that are also called so, and then the same without the words of a sentence.
 */
export function named<Thing>({ entries }: SearchIndex<Thing>, query: string): Thing[] {
  const typed = wordsOf(query);
  const found = [typed, withoutFiller(typed)].flatMap((words) => {
    const isNamed = (name: Name) =>
      name.joined === words.join('') || wordsKey(name.words) === wordsKey(words);
    return [
      entries.filter(({ names }) => names.slice(0, 1).some(isNamed)),
      entries.filter(({ names }) => names.some(isNamed)),
    ];
  });
  return (found.find(({ length }) => length > 0) ?? []).map(({ thing }) => thing);
}

/**
 * The things that a query may mean, the likeliest first: exact names, then those that begin with it,
 * then those that contain its words in any order. The words may be unfinished; where nothing is
 * found, they may have a typing error. Every telling word of the query must be found.
 */
export function search<Thing>(index: SearchIndex<Thing>, query: string, most: number): Thing[] {
  const typed = toName(query);
  if (typed.telling.length === 0) return [];
  const found = ranked(index, typed);
  return (found.length > 0 ? found : ranked(index, corrected(index, typed))).slice(0, most);
}

/** What was typed with each word that no name knows replaced by the nearest that one does. */
function corrected<Thing>({ entriesWith }: SearchIndex<Thing>, { words }: Name): Name {
  const known = [...entriesWith.keys()];
  const nearest = words.map((word) =>
    known.some((other) => other.startsWith(word)) ? word : (nearestWord(word, known) ?? word),
  );
  return { words: nearest, telling: tellingWords(nearest), joined: nearest.join('') };
}

function ranked<Thing>(index: SearchIndex<Thing>, typed: Name): Thing[] {
  return [...candidates(index, typed)]
    .flatMap((number) => {
      const entry = index.entries[number];
      const cost = entry && costOf(entry.names, typed);
      return entry === undefined || cost === undefined ? [] : [{ ...entry, number, cost }];
    })
    .toSorted((a, b) => a.cost - b.cost || a.number - b.number)
    .map(({ thing }) => thing);
}

/** The entries that hold every word, or all of them as one. */
function candidates<Thing>({ entries, entriesWith }: SearchIndex<Thing>, typed: Name): Set<number> {
  const sets = typed.telling.map((wanted) => {
    const found = new Set<number>();
    for (const [word, numbers] of entriesWith) {
      if (word.startsWith(wanted)) for (const number of numbers) found.add(number);
    }
    return found;
  });
  const [first = new Set<number>(), ...others] = sets;
  const all = new Set([...first].filter((number) => others.every((set) => set.has(number))));
  for (const [number, { names }] of entries.entries()) {
    if (names.some((name) => isInside(name, typed))) all.add(number);
  }
  return all;
}

/** What it costs to find a thing; undefined where it is not found. */
function costOf(names: readonly Name[], typed: Name): number | undefined {
  const costs = names.flatMap((name, index) => {
    const rank = rankOf(name, typed);
    if (rank === undefined) return [];
    const more = Math.max(0, name.telling.length - typed.telling.length);
    return [(rank + Math.min(index, 1)) * 100 + more];
  });
  if (costs.length > 0) return Math.min(...costs);
  const words = names.flatMap((name) => name.words);
  return holds(words, typed) ? RANK.acrossNames * 100 : undefined;
}

function rankOf(name: Name, typed: Name): number | undefined {
  const { telling } = name;
  if (name.joined === typed.joined || same(telling, typed.telling)) return RANK.exact;
  const begins = typed.telling.every((word, index) => telling[index]?.startsWith(word));
  if (telling.length === typed.telling.length) {
    if (begins) return RANK.unfinished;
    if (same(telling.toSorted(), typed.telling.toSorted())) return RANK.otherOrder;
  }
  if (begins) return RANK.begins;
  return isInside(name, typed) || holds(name.words, typed) ? RANK.contains : undefined;
}

function holds(words: readonly string[], { telling }: Name): boolean {
  return telling.every((wanted) => words.some((word) => word.startsWith(wanted)));
}

function isInside(name: Name, { joined }: Name): boolean {
  return joined === name.joined || (joined.length >= LEAST_JOINED && name.joined.includes(joined));
}

function same(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((word, index) => word === b[index]);
}
