import type { MapPoint } from '../../../model/maps.ts';
import type { Box } from './boxes.ts';
import { textWidth } from './labels.ts';
import { landIn } from './land.ts';
import { markAt, roadSign, shortPath, textMark } from './marks.ts';
import type { MapProjection } from './projection.ts';
import { spotAlong, type WantedSpot } from './spots.ts';

/** A ring around the office, by the parts of it that can be seen. */
export interface DistanceRing {
  /** "10 mi" */
  words: string;
  parts: MapPoint[][];
}

/**
 * Draws everything below the dots of a map: counties, states, rings around the office, rivers and
 * roads; names and shields wherever there is room for them.
 * @param taken what stands on the map already
 */
export function drawLand(
  projection: MapProjection,
  taken: readonly Box[],
  rings: readonly DistanceRing[] = [],
): string {
  const land = landIn(projection);
  const linesOf = (...kinds: string[]) => land.filter(({ kind }) => kinds.includes(kind));

  // In the order in which they are drawn: a later layer lies over those before it.
  const layers = {
    county: linesOf('county'),
    ring: rings,
    river: linesOf('river'),
    'state-line': linesOf('state-line'),
    highway: linesOf('highway'),
    interstate: linesOf('interstate'),
    'interstate-middle': linesOf('interstate'),
  };
  const paths = Object.entries(layers).map(([className, lines]) => {
    const parts = lines.flatMap((line) => line.parts);
    if (parts.length === 0) return '';
    return `<path class="${className}" d="${parts.map(shortPath).join('')}"/>`;
  });

  const boxes = [...taken];
  /** Draws a mark along lines, if there is room for it; what it takes is taken from then on. */
  const markAlong = (
    parts: MapPoint[][],
    wanted: WantedSpot,
    content: (angle: number) => string,
  ): string => {
    const spot = spotAlong(parts, wanted, projection, boxes);
    if (spot === undefined) return '';
    boxes.push(...spot.boxes);
    return markAt(spot.at, content(spot.angle), spot.angle);
  };

  const stateNames = linesOf('border')
    .slice(0, 1)
    .map(({ parts }) => markAlong(parts, { width: 56, height: 24 }, drawStateNames));
  const signs = linesOf('interstate', 'highway').map(({ name, parts }) => {
    const { sign, width } = roadSign(name);
    return markAlong(parts, { width: width + 3, height: 17, turned: false }, () => sign);
  });
  const riverName = (name: string, parts: MapPoint[][]) => {
    // Italics are narrower than the letters that textWidth measures.
    const wanted = { width: textWidth(name, 11) * 0.82, height: 11, offset: 8.5 };
    return markAlong(parts, wanted, () => textMark(name, 'river-name'));
  };
  const riverNames = linesOf('river').map(({ name, parts }) => {
    const shortName = name.replace(/River$/, 'R.');
    return riverName(name, parts) || riverName(shortName, parts);
  });
  const ringNames = rings.map(({ words, parts }) => {
    const wanted = { width: textWidth(words, 9) + 4, height: 12 };
    return markAlong(parts, wanted, () => textMark(words, 'ring-name'));
  });

  const lines = `<g class="lines" transform="scale(.1)">${paths.join('')}</g>`;
  return [lines, ...stateNames, ...signs, ...riverNames, ...ringNames].join('');
}

/** The names of the two states, on both sides of the line between them. */
function drawStateNames(angle: number): string {
  // Oregon lies in the west: above a text that is read upward, below one that is read downward.
  const side = angle < 0 ? 7.5 : -7.5;
  return textMark('OREGON', 'state', -side) + textMark('IDAHO', 'state', side);
}
