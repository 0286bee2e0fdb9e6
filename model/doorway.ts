/** How many words of its own a town's page needs. */
export const LEAST_WORDS = 150;
/** How much of two towns' texts may be the same: shared runs of words among all runs of both. */
export const MOST_OVERLAP = 0.15;

/** Words in a run (a "shingle"). */
const RUN = 5;

/** A town's own text. */
export interface TownText {
  slug: string;
  text: string;
}

/** How far towns' pages are from being doorways: pages that differ only in the name of the town. */
export interface DoorwayReading {
  /** The town with the fewest words of its own. */
  fewest: { slug: string; words: number };
  /** The two towns whose texts are most alike; missing where no two share a run of words. */
  nearest?: { slugs: [string, string]; overlap: number };
}

/** The words of a text in lower case, Markdown and punctuation left out. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z0-9']+/g) ?? [];
}

/** Reads the meter. Throws when there is no town. */
export function readDoorwayMeter(towns: readonly TownText[]): DoorwayReading {
  const counts = towns.map(({ slug, text }) => ({ slug, words: wordsOf(text).length }));
  const fewest = counts.toSorted((a, b) => a.words - b.words)[0];
  if (fewest === undefined) throw new Error('There is no town in the content.');
  const nearest = nearestTexts(towns);
  return nearest === undefined ? { fewest } : { fewest, nearest };
}

/** The two texts with the highest Jaccard overlap of runs. */
function nearestTexts(towns: readonly TownText[]): DoorwayReading['nearest'] {
  const runs = towns.map(({ text }) => runsOf(wordsOf(text)));
  let nearest: DoorwayReading['nearest'];
  for (const { first, second, count } of sharedRuns(runs)) {
    const all = (runs[first]?.size ?? 0) + (runs[second]?.size ?? 0) - count;
    const overlap = count / all;
    const [one, other] = [towns[first], towns[second]];
    if (one === undefined || other === undefined || overlap <= (nearest?.overlap ?? 0)) continue;
    nearest = { slugs: [one.slug, other.slug], overlap };
  }
  return nearest;
}

/** How many runs each two texts share; only texts that share one meet, so it stays fast. */
function sharedRuns(texts: readonly ReadonlySet<string>[]) {
  const seenIn = new Map<string, number[]>();
  const pairs = new Map<string, { first: number; second: number; count: number }>();
  texts.forEach((runs, second) => {
    for (const run of runs) {
      const earlier = seenIn.get(run) ?? [];
      for (const first of earlier) {
        const key = `${first} ${second}`;
        const pair = pairs.get(key) ?? { first, second, count: 0 };
        pairs.set(key, { ...pair, count: pair.count + 1 });
      }
      seenIn.set(run, [...earlier, second]);
    }
  });
  return pairs.values();
}

function runsOf(words: readonly string[]): Set<string> {
  const runs = new Set<string>();
  for (let start = 0; start + RUN <= words.length; start++) {
    runs.add(words.slice(start, start + RUN).join(' '));
  }
  return runs;
}
