import { someOf } from '../../report.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Site } from '../entries.ts';

/** How many words of its own a city's page needs. */
const LEAST_WORDS = 45;
/** How many words of its own a city's page can have before people on a phone stop reading. */
const MOST_WORDS = 80;
/** How much of two cities' texts may be the same: shared runs of words among all runs of both. */
const MOST_OVERLAP = 0.15;
/** Words in a run (a "shingle"). */
const RUN = 5;

/**
 * Warns of cities whose pages are not worth an address of their own yet: texts that are short or, but
 * for names and numbers, another city's. Warns of texts that are long, too.
 */
export function* checkCityTexts({ entries }: Site): Generator<Diagnostic> {
  const earlier: { file: string; runs: ReadonlySet<string> }[] = [];
  const names = [...entries.city.values()].map(({ fields }) => fields.name);
  for (const { source } of entries.city.values()) {
    const warn = (message: string) =>
      source.bodyDiagnostic({ line: 1, column: 1 }, message, 'warning');
    const body = source.body.replace(NOT_OWN, ' ');
    const count = body.match(WORD)?.length ?? 0;
    if (count < LEAST_WORDS) {
      yield warn(
        `only ${count} words of its own. Write at least ${LEAST_WORDS} that fit this city alone.`,
      );
    }
    if (count > MOST_WORDS) {
      yield warn(
        `${count} words of its own. Shorten it to ${MOST_WORDS} or fewer: keep what somebody who lives there needs.`,
      );
    }
    const words = withoutNames(body, names).toLowerCase().match(WORD) ?? [];
    const runs = new Set(words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(' ')));
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

const WORD = /[\p{L}\p{N}…']+/gu;

/** A text with "…" for each name, which is a city's or has a capital within a sentence, and "0" for each number. */
function withoutNames(text: string, cities: readonly string[]): string {
  return cities
    .reduce((rest, name) => rest.replaceAll(name, '…'), text)
    .replace(/(?<=[^\s.!?]\s)\p{Lu}[\p{L}'-]*(?:\s\p{Lu}[\p{L}'-]*)*/gu, '…')
    .replace(/\d[\d,.]*/g, '0');
}
