import { someOf } from '../../report.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Site } from './index.ts';

/** How many words of its own a city's page needs. */
const LEAST_WORDS = 80;
/** How much of two cities' texts may be the same: shared runs of words among all runs of both. */
const MOST_OVERLAP = 0.15;
/** Words in a run (a "shingle"). */
const RUN = 5;
/** A sentence of fewer words is nobody's pattern. */
const PATTERN_WORDS = 6;
/** In so many cities a sentence is a pattern that visitors notice. */
const PATTERN_CITIES = 3;

/**
 * Warns of cities whose pages are not worth an address of their own yet: texts that are short or, but
 * for names and numbers, another city's, and sentences that several cities share.
 */
export function* checkCityTexts({ entries }: Pick<Site, 'entries'>): Generator<Diagnostic> {
  const earlier: { file: string; runs: ReadonlySet<string> }[] = [];
  const names = [...entries.city.values()].map(({ fields }) => fields.name);
  const patterns = new Map<string, { slugs: Set<string>; warn: (message: string) => Diagnostic }>();
  for (const [slug, { source }] of entries.city) {
    const warn = (message: string, at = { line: 1, column: 1 }) =>
      source.bodyDiagnostic(at, message, 'warning');
    const body = source.body.replace(NOT_OWN, (part) => ' '.repeat(part.length));
    const count = body.match(WORD)?.length ?? 0;
    if (count < LEAST_WORDS) {
      yield warn(
        `only ${count} words of its own. Write at least ${LEAST_WORDS} that fit this city alone.`,
      );
    }
    const sentences = sentencesOf(
      body,
      names.filter((name) => body.includes(name)),
    );
    const words = sentences.flatMap((sentence) => sentence.words);
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
    for (const { words, at } of sentences.filter(({ words }) => words.length >= PATTERN_WORDS)) {
      const pattern = words.join(' ');
      const first = { slugs: new Set<string>(), warn: (message: string) => warn(message, at) };
      patterns.set(pattern, patterns.get(pattern) ?? first);
      patterns.get(pattern)?.slugs.add(slug);
    }
  }
  for (const [pattern, { slugs, warn }] of patterns) {
    if (slugs.size < PATTERN_CITIES) continue;
    yield warn(
      `the same sentence but for its names, "${pattern}", in ${slugs.size} cities: ${someOf([...slugs])}. Say it another way in all but one.`,
    );
  }
}

/** A picture, where a link leads, a web address, or a fact that is filled in. */
const NOT_OWN =
  /!\[[^\]\n]*\]\([^)\n]*\)|(?<=\])\([^)\n]*\)|https?:\/\/[^\s)>\]]+|\{\{[^{}\n]*\}\}/g;

const WORD = /[\p{L}\p{N}…']+/gu;

/** Each sentence of a text: where it starts, and its words with "…" for each name and "0" for each number. */
function sentencesOf(body: string, cities: readonly string[]) {
  return body.split('\n').flatMap((line, index) =>
    [...line.matchAll(/[^.!?\s][^.!?]*[.!?]*/g)].map(({ 0: found, index: start }) => {
      const text = found.trimEnd();
      const words = cities
        .reduce((words, name) => words.replaceAll(name, '…'), text)
        .replace(/(?<=\S\s)\p{Lu}[\p{L}'-]*(?:\s\p{Lu}[\p{L}'-]*)*/gu, '…')
        .replace(/\d[\d,.]*/g, '0')
        .toLowerCase()
        .match(WORD);
      return {
        words: words ?? [],
        at: { line: index + 1, column: start + 1, length: text.length },
      };
    }),
  );
}
