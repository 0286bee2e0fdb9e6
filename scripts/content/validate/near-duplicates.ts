import { STATE_NAMES } from '../../../model/commissions.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { attractionEntries, type Entries } from '../entries.ts';
import type { Source } from '../parse/source.ts';
import { ownWords } from './own-words.ts';
import { someOf } from './some-of.ts';

/** How many words of its own a city's page needs. */
export const LEAST_WORDS = 80;
/** How much of two cities' texts may be the same: shared runs of words among all runs of both. */
export const MOST_OVERLAP = 0.15;

/** Words in a run (a "shingle"). */
const RUN = 5;

/** Two cities, and how much of their texts is the same. */
interface Pair {
  slugs: [string, string];
  overlap: number;
}

/** How far cities' pages are from differing only in names. */
export interface NearDuplicates {
  /** The city with the fewest words of its own. */
  fewest: { slug: string; words: number };
  /** The two cities whose texts are most alike; missing where no two share a run of words. */
  nearest?: Pair;
  /** Of each city the pairs with earlier ones whose texts are too much like its own. */
  alike: ReadonlyMap<string, readonly Pair[]>;
}

/** Warns of cities whose pages are not worth an address of their own yet; tells what the meter reads. */
export function checkNearDuplicates(entries: Entries): {
  nearDuplicates: NearDuplicates | undefined;
  diagnostics: Diagnostic[];
} {
  const { cities } = entries;
  const warn = ({ source }: { source: Source }, message: string) =>
    source.bodyDiagnostic({ line: 1, column: 1 }, message, 'warning');
  const short = [...cities.values()].flatMap((city) => {
    const words = wordsOf(city.source.body).length;
    if (words >= LEAST_WORDS) return [];
    const message = `only ${words} words of its own. Write at least ${LEAST_WORDS} that fit this city alone.`;
    return [warn(city, message)];
  });
  const nearDuplicates = findNearDuplicates(
    new Map([...cities].map(([slug, { source }]) => [slug, source.body])),
    [
      ...[...cities.values()].flatMap(({ fields: { name, county = name } }) => [name, county]),
      ...attractionEntries(entries).map(({ fields }) => fields.name),
    ],
  );
  const same = [...cities].flatMap(([slug, city]) => {
    const pairs = nearDuplicates?.alike.get(slug) ?? [];
    if (pairs.length === 0) return [];
    const others = pairs.map(
      ({ slugs: [first], overlap }) => `content/cities/${first}.md (${Math.round(overlap * 100)}%)`,
    );
    const message = `but for names, much of the text is the same as in ${someOf(others)}. Say what only this city's page can say.`;
    return [warn(city, message)];
  });
  return { nearDuplicates, diagnostics: [...short, ...same] };
}

/** The words of a text in lower case, Markdown and punctuation left out. */
export function wordsOf(text: string): string[] {
  return (
    ownWords(text)
      .toLowerCase()
      .match(/[a-z0-9']+/g) ?? []
  );
}

/** Finds names of places, and of states, as whole words. */
function namesPattern(names: readonly string[]): RegExp {
  const all = [...names, ...Object.entries(STATE_NAMES).flat()]
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${all.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
}

/** A city's text as the set of its runs of words. */
interface Text {
  slug: string;
  runs: ReadonlySet<string>;
}

/**
 * Compares the texts of cities by their slugs; undefined where there is no city.
 * @param names of places, which count as one and the same word
 */
export function findNearDuplicates(
  texts: ReadonlyMap<string, string>,
  names: readonly string[] = [],
): NearDuplicates | undefined {
  const name = namesPattern(names);
  const alike = new Map<string, Pair[]>();
  const textsWith = new Map<string, Text[]>();
  let fewest: NearDuplicates['fewest'] | undefined;
  let nearest: NearDuplicates['nearest'];
  for (const [slug, body] of texts) {
    const words = wordsOf(body);
    if (words.length < (fewest?.words ?? Infinity)) fewest = { slug, words: words.length };
    const text = { slug, runs: runsOf(wordsOf(body.replace(name, 'name'))) };
    // Only texts that share a run meet, so it stays fast with thousands of them.
    for (const [other, shared] of sharedRuns(text, textsWith)) {
      // The Jaccard index: what both have of all that one of them has.
      const overlap = shared / (text.runs.size + other.runs.size - shared);
      const pair: Pair = { slugs: [other.slug, slug], overlap };
      if (overlap > (nearest?.overlap ?? 0)) nearest = pair;
      if (overlap > MOST_OVERLAP) alike.set(slug, [...(alike.get(slug) ?? []), pair]);
    }
  }
  return fewest && { fewest, nearest, alike };
}

/** How many runs a text shares with each earlier one; adds it to them. */
function sharedRuns(text: Text, textsWith: Map<string, Text[]>): Map<Text, number> {
  const shared = new Map<Text, number>();
  for (const run of text.runs) {
    const earlier = textsWith.get(run);
    if (earlier === undefined) {
      textsWith.set(run, [text]);
      continue;
    }
    for (const other of earlier) shared.set(other, (shared.get(other) ?? 0) + 1);
    earlier.push(text);
  }
  return shared;
}

function runsOf(words: readonly string[]): Set<string> {
  return new Set(words.slice(RUN - 1).map((_, start) => words.slice(start, start + RUN).join(' ')));
}
