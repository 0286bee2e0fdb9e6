import type { Diagnostic } from '../diagnostic.ts';
import type { Entries } from '../entries.ts';
import type { Source } from '../parse/source.ts';
import { withoutPictures } from './own-words.ts';

/** How many words of its own a city's page needs. */
export const LEAST_WORDS = 80;
/** How much of two cities' texts may be the same: shared runs of words among all runs of both. */
export const MOST_OVERLAP = 0.15;

/** Words in a run (a "shingle"). */
const RUN = 5;

/** How far cities' pages are from differing only in the name of the city. */
export interface NearDuplicates {
  /** The city with the fewest words of its own. */
  fewest: { slug: string; words: number };
  /** The two cities whose texts are most alike; missing where no two share a run of words. */
  nearest?: { slugs: [string, string]; overlap: number };
}

/** Warns of cities whose pages are not worth an address of their own yet; tells what the meter reads. */
export function checkNearDuplicates({ cities }: Entries): {
  nearDuplicates: NearDuplicates | undefined;
  diagnostics: Diagnostic[];
} {
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
  );
  const { slugs: [first, second] = ['', ''], overlap = 0 } = nearDuplicates?.nearest ?? {};
  const city = cities.get(second);
  if (city === undefined || overlap <= MOST_OVERLAP) return { nearDuplicates, diagnostics: short };
  const percent = Math.round(overlap * 100);
  const message = `${percent}% of the text is the same as in content/cities/${first}.md. Say what only this city's page can say.`;
  return { nearDuplicates, diagnostics: [...short, warn(city, message)] };
}

/** The words of a text in lower case, Markdown, pictures and punctuation left out. */
export function wordsOf(text: string): string[] {
  return (
    withoutPictures(text)
      .toLowerCase()
      .match(/[a-z0-9']+/g) ?? []
  );
}

/** A city's text as the set of its runs of words. */
interface Text {
  slug: string;
  runs: ReadonlySet<string>;
}

/** Compares the texts of cities by their slugs; undefined where there is no city. */
export function findNearDuplicates(texts: ReadonlyMap<string, string>): NearDuplicates | undefined {
  const textsWith = new Map<string, Text[]>();
  let fewest: NearDuplicates['fewest'] | undefined;
  let nearest: NearDuplicates['nearest'];
  for (const [slug, body] of texts) {
    const words = wordsOf(body);
    if (words.length < (fewest?.words ?? Infinity)) fewest = { slug, words: words.length };
    const text = { slug, runs: runsOf(words) };
    // Only texts that share a run meet, so it stays fast with thousands of them.
    for (const [other, shared] of sharedRuns(text, textsWith)) {
      // The Jaccard index: what both have of all that one of them has.
      const overlap = shared / (text.runs.size + other.runs.size - shared);
      if (overlap > (nearest?.overlap ?? 0)) nearest = { slugs: [other.slug, slug], overlap };
    }
  }
  return fewest && { fewest, nearest };
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
