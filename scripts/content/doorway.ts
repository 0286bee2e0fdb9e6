import {
  type DoorwayReading,
  LEAST_WORDS,
  MOST_OVERLAP,
  readDoorwayMeter,
  wordsOf,
} from '../../model/doorway.ts';
import type { Drafts } from './drafts.ts';
import type { Problem } from './problem.ts';

/** Warns of towns whose pages are not worth an address of their own yet; tells what the meter reads. */
export function checkDoorways(drafts: Drafts, problems: Problem[]): DoorwayReading | undefined {
  const towns = [...drafts.cities].map(([slug, { source }]) => ({ slug, text: source.body }));
  const warn = (slug: string, message: string) => {
    const source = drafts.cities.get(slug)?.source;
    if (source) problems.push(source.bodyProblem({ line: 1, column: 1 }, message, 'warning'));
  };
  for (const { slug, text } of towns) {
    const words = wordsOf(text).length;
    if (words >= LEAST_WORDS) continue;
    warn(slug, `has ${words} words of its own: write ${LEAST_WORDS} or more, of this town alone`);
  }
  const reading = towns.length > 0 ? readDoorwayMeter(towns) : undefined;
  const nearest = reading?.nearest;
  if (nearest === undefined || nearest.overlap <= MOST_OVERLAP) return reading;
  const [first, second] = nearest.slugs;
  const percent = Math.round(nearest.overlap * 100);
  warn(
    second,
    `is ${percent} percent the same as ${first}: say what only this town's page can say`,
  );
  return reading;
}
