import type { Coordinates } from '../geo.ts';
import land from './land.json' with { type: 'json' };

/** A town without a page, shown for orientation. */
interface Town extends Coordinates {
  name: string;
}

export const TOWNS: readonly Town[] = land.towns;

/** Kinds of lines in drawing order, later ones on top. */
export const LINE_KINDS = [
  ...['county', 'river', 'small-river', 'state-line', 'river-border'],
  ...['road', 'highway', 'interstate'],
];

interface LandLine {
  /** One of LINE_KINDS. */
  kind: string;
  /**
   * "Snake River", "I-84"; for a border the state on its left and the one on its right, "Oregon–Idaho";
   * otherwise empty.
   */
  name: string;
  points: readonly Coordinates[];
}

/** Separates the two states in a border's name. */
export const BETWEEN_STATES = '–';

export const LAND_LINES: readonly LandLine[] = land.lines.map(({ kind, name, points }) => ({
  kind,
  name,
  points: points.split(' ').map(coordinatesOf),
}));

/** Parses a position in land.json: "-116.56,43.54". */
function coordinatesOf(written: string): Coordinates {
  const [longitude = 0, latitude = 0] = written.split(',').map(Number);
  return { latitude, longitude };
}

/** The southwest and northeast corners of an area. */
export type Area = readonly [Coordinates, Coordinates];

/** An area of land.json; undefined if the office isn't in it. */
export function areaOf(name: keyof typeof land.areas, office: Coordinates): Area | undefined {
  const [[west = 0, south = 0] = [], [east = 0, north = 0] = []] = land.areas[name];
  const area: Area = [
    { latitude: south, longitude: west },
    { latitude: north, longitude: east },
  ];
  return isWithin(area, office) ? area : undefined;
}

export function isWithin([southwest, northeast]: Area, { latitude, longitude }: Coordinates) {
  const isAcross = southwest.longitude <= longitude && longitude <= northeast.longitude;
  const isUp = southwest.latitude <= latitude && latitude <= northeast.latitude;
  return isAcross && isUp;
}
