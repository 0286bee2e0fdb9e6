import type { Coordinates } from '../../../model/geo.ts';
import land from './land.json' with { type: 'json' };
import type { Position } from './view.ts';

/** A town without a page, shown for orientation. */
interface Town extends Coordinates {
  name: string;
}

export const TOWNS: readonly Town[] = land.towns;

export interface LandLine {
  /** Its kind, which is the class of its paths in map.css: "river", "county". */
  kind: string;
  /**
   * "Snake River", "I-84"; for a border the state on its left and the one on its right, "Oregon–Idaho";
   * otherwise empty.
   */
  name: string;
  points: readonly Position[];
}

/** Separates the two states in a border's name. */
export const BETWEEN_STATES = '–';

export const LAND_LINES: readonly LandLine[] = land.lines.map(({ kind, name, points }) => ({
  kind,
  name,
  points: points.split(' ').map(positionOf),
}));

/** Parses a position in land.json: "-116.56,43.54". */
function positionOf(written: string): Position {
  const [longitude = 0, latitude = 0] = written.split(',').map(Number);
  return [longitude, latitude];
}

/** The corners of an area; undefined if the office isn't in it. */
export function cornersOf(
  area: keyof typeof land.areas,
  office: Coordinates,
): [southwest: Position, northeast: Position] | undefined {
  const [[west = 0, south = 0] = [], [east = 0, north = 0] = []] = land.areas[area];
  const corners: [Position, Position] = [
    [west, south],
    [east, north],
  ];
  return isWithin(corners, office) ? corners : undefined;
}

export function isWithin(
  [[west, south], [east, north]]: [southwest: Position, northeast: Position],
  { longitude, latitude }: Coordinates,
): boolean {
  return west <= longitude && longitude <= east && south <= latitude && latitude <= north;
}
