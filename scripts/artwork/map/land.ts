import type { Coordinates } from '../../../model/geo.ts';
import land from './land.json' with { type: 'json' };
import type { Position } from './view.ts';

/** A town that the business has no page for, which helps to know where one is. */
interface Town extends Coordinates {
  name: string;
}

export const TOWNS: readonly Town[] = land.towns;

/** A line on the earth. */
export interface LandLine {
  /** What it is, the class of its paths in map.css: "river", "county". */
  kind: string;
  /** "Snake River", "I-84"; of a border the state on its left and that on its right: "Oregon–Idaho"; else empty. */
  name: string;
  points: readonly Position[];
}

/** What stands between two states in the name of their border. */
export const BETWEEN_STATES = '–';

/** Rivers, roads, and the borders of counties and states. */
export const LAND_LINES: readonly LandLine[] = land.lines.map(({ kind, name, points }) => ({
  kind,
  name,
  points: points.split(' ').map(positionOf),
}));

/** A position as land.json writes it: "-116.56,43.54". */
function positionOf(written: string): Position {
  const [longitude = 0, latitude = 0] = written.split(',').map(Number);
  return [longitude, latitude];
}

/** The southwest and the northeast corner of an area; undefined where the office lies elsewhere. */
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

/** Whether a spot lies between two corners. */
export function isWithin(
  [[west, south], [east, north]]: [southwest: Position, northeast: Position],
  { longitude, latitude }: Coordinates,
): boolean {
  return west <= longitude && longitude <= east && south <= latitude && latitude <= north;
}
