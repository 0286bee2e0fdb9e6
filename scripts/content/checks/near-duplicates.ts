import { STATE_NAMES } from '../../../model/geo.ts';
import { someOf } from '../../report/count.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { attractionEntries, type Entries } from '../entries.ts';
import type { Site } from './index.ts';

/** How many words of its own a city's page needs. */
const LEAST_WORDS = 80;
/** How much of two cities' texts may be the same: shared runs of words among all runs of both. */
const MOST_OVERLAP = 0.15;
/** Words in a run (a "shingle"). */
const RUN = 5;

/** Warns of cities whose pages are not worth an address of their own yet. */
export function* checkNearDuplicates({ entries }: Pick<Site, 'entries'>): Generator<Diagnostic> {
  const names = placeNames(entries);
  const earlier: { file: string; runs: ReadonlySet<string> }[] = [];
  for (const { source } of entries.city.values()) {
    const warn = (message: string) =>
      source.bodyDiagnostic({ line: 1, column: 1 }, message, 'warning');
    const words = wordsOf(source.body).length;
    if (words < LEAST_WORDS) {
      yield warn(
        `only ${words} words of its own. Write at least ${LEAST_WORDS} that fit this city alone.`,
      );
    }
    const runs = runsOf(wordsOf(source.body.replace(names, 'name')));
    const alike = earlier.flatMap((other) => {
      // The Jaccard index: what both have of all that one of them has.
      const shared = [...runs].filter((run) => other.runs.has(run)).length;
      const overlap = shared / (runs.size + other.runs.size - shared);
      return overlap > MOST_OVERLAP ? [`${other.file} (${Math.round(overlap * 100)}%)`] : [];
    });
    if (alike.length > 0) {
      yield warn(
        `but for names, much of the text is the same as in ${someOf(alike)}. Say what only this city's page can say.`,
      );
    }
    earlier.push({ file: source.file, runs });
  }
}

/** A picture, where a link leads, a web address, or a fact that is filled in. */
const NOT_OWN =
  /!\[[^\]\n]*\]\([^)\n]*\)|(?<=\])\([^)\n]*\)|https?:\/\/[^\s)>\]]+|\{\{[^{}\n]*\}\}/g;

/** A Markdown text without what are no words of its own; everything else stays where it stands. */
export function ownWords(body: string): string {
  return body.replace(NOT_OWN, (part) => ' '.repeat(part.length));
}

/** The words of a text in lower case, Markdown and punctuation left out. */
function wordsOf(text: string): string[] {
  return (
    ownWords(text)
      .toLowerCase()
      .match(/[a-z0-9']+/g) ?? []
  );
}

/** Finds names of places, and of states, as whole words; they count as one and the same word. */
function placeNames(entries: Entries): RegExp {
  const all = [
    ...[...entries.city.values()].flatMap(({ fields: { name, county = name } }) => [name, county]),
    ...attractionEntries(entries).map(({ fields }) => fields.name),
    ...Object.entries(STATE_NAMES).flat(),
  ]
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${all.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
}

function runsOf(words: readonly string[]): Set<string> {
  return new Set(words.slice(RUN - 1).map((_, start) => words.slice(start, start + RUN).join(' ')));
}
