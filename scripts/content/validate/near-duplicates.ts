import type { Diagnostic } from '../diagnostic.ts';
import type { Entries } from '../entries.ts';
import {
  findNearDuplicates,
  LEAST_WORDS,
  MOST_OVERLAP,
  type NearDuplicates,
  wordsOf,
} from './word-shingles.ts';

/** Warns of cities whose pages are not worth an address of their own yet; tells what the meter reads. */
export function checkNearDuplicates(
  entries: Entries,
  diagnostics: Diagnostic[],
): NearDuplicates | undefined {
  const cities = [...entries.cities].map(([slug, { source }]) => ({ slug, text: source.body }));
  const warn = (slug: string, message: string) => {
    const source = entries.cities.get(slug)?.source;
    if (source) diagnostics.push(source.bodyDiagnostic({ line: 1, column: 1 }, message, 'warning'));
  };
  for (const { slug, text } of cities) {
    const words = wordsOf(text).length;
    if (words >= LEAST_WORDS) continue;
    warn(slug, `has ${words} words of its own: write ${LEAST_WORDS} or more, of this city alone`);
  }
  const reading = cities.length > 0 ? findNearDuplicates(cities) : undefined;
  const nearest = reading?.nearest;
  if (nearest === undefined || nearest.overlap <= MOST_OVERLAP) return reading;
  const [first, second] = nearest.slugs;
  const percent = Math.round(nearest.overlap * 100);
  warn(
    second,
    `is ${percent} percent the same as ${first}: say what only this city's page can say`,
  );
  return reading;
}
