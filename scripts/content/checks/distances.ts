import { milesBetween, roundedEstimate } from '../../../model/geo.ts';
import { isPlaced } from '../../../model/region-map.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Site } from '../entries.ts';

/** Minutes that a mile by car takes at least and at most. */
const [FASTEST, SLOWEST] = [0.8, 4];

/**
 * Warns of distances that can't be right from where the office is, as when it has moved: no road is
 * shorter than a straight line, and few are more than twice as long.
 */
export function* checkDistances({ entries }: Site): Generator<Diagnostic> {
  const office = entries.business.get('business')?.fields;
  for (const { source, fields } of entries.city.values()) {
    const { milesFromOffice: miles, minutesFromOffice: minutes } = fields;
    const straight = office && isPlaced(fields) ? milesBetween(office, fields) : undefined;
    if (miles !== undefined && straight !== undefined) {
      // As pages show them: most were rounded before they were written here.
      const isRight =
        roundedEstimate(miles) >= roundedEstimate(straight) && miles <= 2 * straight + 5;
      const message = `${miles} by road, but ${Math.round(straight)} in a straight line from the office. Measure again, or delete the line: pages then give the straight line.`;
      if (!isRight) yield source.diagnostic(['milesFromOffice'], message, 'warning');
    }
    const way = miles ?? straight;
    if (minutes !== undefined && way !== undefined) {
      const isRight = minutes >= FASTEST * way && minutes <= SLOWEST * way;
      const message = `${minutes} minutes for ${Math.round(way)} miles. Measure again, or delete the line.`;
      if (!isRight) yield source.diagnostic(['minutesFromOffice'], message, 'warning');
    }
  }
}
