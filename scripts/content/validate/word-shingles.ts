/** How many words of its own a city's page needs. */
export const LEAST_WORDS = 80;
/** How much of two cities' texts may be the same: shared runs of words among all runs of both. */
export const MOST_OVERLAP = 0.15;

/** Words in a run (a "shingle"). */
const RUN = 5;

/** A city's own text. */
export interface CityText {
  slug: string;
  text: string;
}

/** How far cities' pages are from being nearDuplicates: pages that differ only in the name of the city. */
export interface NearDuplicates {
  /** The city with the fewest words of its own. */
  fewest: { slug: string; words: number };
  /** The two cities whose texts are most alike; missing where no two share a run of words. */
  nearest?: { slugs: [string, string]; overlap: number };
}

/** The words of a text in lower case, Markdown and punctuation left out. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z0-9']+/g) ?? [];
}

/** Reads the meter. Throws when there is no city. */
export function findNearDuplicates(cities: readonly CityText[]): NearDuplicates {
  const texts = cities.map(({ slug, text }) => ({ slug, words: wordsOf(text) }));
  const counts = texts.map(({ slug, words }) => ({ slug, words: words.length }));
  const fewest = counts.toSorted((a, b) => a.words - b.words)[0];
  if (fewest === undefined) throw new Error('There is no city in the content.');
  const nearest = nearestTexts(texts);
  return nearest === undefined ? { fewest } : { fewest, nearest };
}

/** The runs of a text: how many different ones, and those that may stand elsewhere too. */
interface Runs {
  size: number;
  suspect: ReadonlySet<string>;
}

/** The two texts with the highest Jaccard overlap of runs. */
function nearestTexts(
  cities: readonly { slug: string; words: readonly string[] }[],
): NearDuplicates['nearest'] {
  const texts = runsOfAll(cities.map(({ words }) => words));
  let nearest: NearDuplicates['nearest'];
  for (const { first, second, count } of sharedRuns(texts)) {
    const all = (texts[first]?.size ?? 0) + (texts[second]?.size ?? 0) - count;
    const overlap = count / all;
    const [one, other] = [cities[first], cities[second]];
    if (one === undefined || other === undefined || overlap <= (nearest?.overlap ?? 0)) continue;
    nearest = { slugs: [one.slug, other.slug], overlap };
  }
  return nearest;
}

/** How many runs each two texts share; only texts that share one meet, so it stays fast. */
function sharedRuns(texts: readonly Runs[]) {
  const seenIn = new Map<string, number[]>();
  const pairs = new Map<number, { first: number; second: number; count: number }>();
  texts.forEach(({ suspect }, second) => {
    for (const run of suspect) {
      const earlier = seenIn.get(run) ?? [];
      for (const first of earlier) {
        const key = first * texts.length + second;
        const pair = pairs.get(key) ?? { first, second, count: 0 };
        pair.count += 1;
        pairs.set(key, pair);
      }
      earlier.push(second);
      seenIn.set(run, earlier);
    }
  });
  return pairs.values();
}

/**
 * The runs of all texts. Most stand once in all of them, which their hashes tell already: only the
 * others are spelled out.
 */
function runsOfAll(texts: readonly (readonly string[])[]): Runs[] {
  const hashes = texts.map(runHashes);
  const repeated = repeatedIn(hashes);
  return texts.map((words, text) => {
    const suspect = new Set<string>();
    let single = 0;
    hashes[text]?.forEach((hash, start) => {
      if (repeated.has(hash)) suspect.add(words.slice(start, start + RUN).join(' '));
      else single += 1;
    });
    return { size: single + suspect.size, suspect };
  });
}

/** A hash for each run of a text, by the word that it starts with. */
function runHashes(words: readonly string[]): Uint32Array {
  const single = Uint32Array.from(words, hashOf);
  const runs = new Uint32Array(Math.max(0, words.length - RUN + 1));
  for (let start = 0; start < runs.length; start++) {
    let run = 0;
    for (const hash of single.subarray(start, start + RUN)) run = Math.imul(run, PRIME) ^ hash;
    runs[start] = run;
  }
  return runs;
}

/** FNV-1a, 32 bits (entry-eastlake-fnv). */
const PRIME = 0x01000193;

function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < word.length; index++) {
    hash = Math.imul(hash ^ word.charCodeAt(index), PRIME);
  }
  return hash;
}

/** What stands in the lists more than once. */
function repeatedIn(lists: readonly Uint32Array[]): Set<number> {
  const all = new Uint32Array(lists.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const list of lists) {
    all.set(list, end);
    end += list.length;
  }
  all.sort();
  return new Set(all.filter((hash, index) => hash === all[index - 1]));
}
