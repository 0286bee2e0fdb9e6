import { createRequire } from 'node:module';
import { geoBounds } from 'd3-geo';
import { mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Coordinates } from '../../../model/geo.ts';
import type { MapPoint } from '../../../model/maps.ts';
import { STATES } from '../../../model/states.ts';
import land from './land.json' with { type: 'json' };
import { type Bounds, type MapProjection, overlap } from './projection.ts';

/** A town that the business has no page for, which helps to know where one is. */
export interface Town extends Coordinates {
  name: string;
}

export const TOWNS: readonly Town[] = land.towns;

/** The states by their FIPS codes (ANSI INCITS 38): Idaho and Oregon, and those around them. */
const SERVED_STATES: readonly string[] = [STATES.ID.fips, STATES.OR.fips];
const NEIGHBORS = [STATES.CA, STATES.MT, STATES.NV, STATES.WA, STATES.WY];
const SHOWN_STATES = [...NEIGHBORS.map(({ fips }) => fips), ...SERVED_STATES];

/** A line on the earth. */
interface LandLine {
  /** "Snake River", "I-84"; empty for lines between counties and states. */
  name: string;
  /**
   * What land.json calls it, or "county", "state-line", and between Idaho and Oregon "border" and, where
   * the line is a river, "river-border".
   */
  kind: string;
  /** Longitude and latitude of each of its points. */
  points: number[][];
  bounds: Bounds;
}

/** What a map shows of a line. */
export interface MapLine extends Pick<LandLine, 'name' | 'kind'> {
  /** The parts of the line that can be seen, in the units of the map. */
  parts: MapPoint[][];
  /** Where the line begins, which may be beyond the map. */
  start: MapPoint;
}

let borderLines: LandLine[] | undefined;
let roadsAndRivers: LandLine[] | undefined;

/** The lines that can be seen on a map: rivers, roads, and the lines between counties and states. */
export function landIn(projection: MapProjection): MapLine[] {
  borderLines ??= readBorders();
  return [...visibleLines(borderLines, projection), ...roadsAndRiversIn(projection)];
}

/** The rivers and roads that can be seen on a map. */
export function roadsAndRiversIn(projection: MapProjection): MapLine[] {
  roadsAndRivers ??= land.lines.map(({ name, kind, points }) =>
    landLine({ name, kind, points: smoothLine(points) }),
  );
  return visibleLines(roadsAndRivers, projection);
}

function visibleLines(lines: readonly LandLine[], projection: MapProjection): MapLine[] {
  return lines
    .filter(({ bounds }) => overlap(bounds, projection.bounds))
    .map(({ name, kind, points }) => {
      const [longitude = 0, latitude = 0] = points[0] ?? [];
      const start = projection.project({ longitude, latitude });
      return { name, kind, parts: projection.visibleParts(points), start };
    })
    .filter(({ parts }) => parts.length > 0);
}

/** The lines between the counties of each state, and between states. */
function readBorders(): LandLine[] {
  const atlas: Topology<Record<'counties' | 'states', GeometryCollection>> = createRequire(
    import.meta.url,
  )('us-atlas/counties-10m.json');

  /** The lines between areas of a kind, as far as their states are wanted together. */
  const linesBetween = (
    areas: GeometryCollection,
    isWanted: (state: string, other: string) => boolean,
  ) => mesh(atlas, areas, (a, b) => a !== b && isWanted(stateOf(a), stateOf(b))).coordinates;

  const isShown = (state: string) => SHOWN_STATES.includes(state);
  const areServed = (a: string, b: string) =>
    SERVED_STATES.includes(a) && SERVED_STATES.includes(b);

  const { counties, states } = atlas.objects;
  const countyLines = linesBetween(counties, (a, b) => a === b && isShown(a));
  const stateLines = linesBetween(states, (a, b) => isShown(a) && isShown(b) && !areServed(a, b));
  const border = linesBetween(states, areServed);

  const lines = [
    ...countyLines.map((points) => ({ name: '', kind: 'county', points })),
    ...stateLines.map((points) => ({ name: '', kind: 'state-line', points })),
    ...border.flatMap(partsOfBorder),
  ];
  return lines.map(landLine);
}

/** The FIPS code of the state that an area is or lies in: that of a county begins with it. */
function stateOf({ id }: { id?: string | number }): string {
  return `${id}`.slice(0, 2);
}

/** Where the line between Idaho and Oregon leaves the Snake River, to follow a meridian southward. */
const OWYHEE_MOUTH_LATITUDE = 43.8;

/**
 * The two parts of the line between Idaho and Oregon: the meridian, and the Snake River, which has the
 * points of this line in land.json.
 */
function partsOfBorder(line: number[][]): Omit<LandLine, 'bounds'>[] {
  const isOnRiver = ([, latitude = 0]: number[]) => latitude > OWYHEE_MOUTH_LATITUDE;
  const river = line.filter(isOnRiver);
  const meridian = [...line.filter((point) => !isOnRiver(point)), ...river.slice(0, 1)];

  return [
    { name: '', kind: 'border', points: meridian },
    { name: '', kind: 'river-border', points: smoothLine(river) },
  ];
}

function landLine(line: Omit<LandLine, 'bounds'>): LandLine {
  return { ...line, bounds: geoBounds({ type: 'LineString', coordinates: line.points }) };
}

/** Steps of the curve between two points of a river or a road. */
const STEPS = 8;

/** A curve through all points of a line: a Catmull-Rom spline. */
function smoothLine(points: number[][]): number[][] {
  return points.flatMap((from, index) => {
    const to = points[index + 1];
    if (to === undefined) return [from];

    const before = points[index - 1] ?? from;
    const after = points[index + 2] ?? to;
    const parts = Array.from({ length: STEPS }, (_, step) => step / STEPS);
    return parts.map((part) => pointBetween(before, from, to, after, part));
  });
}

/**
 * A point of a Catmull-Rom spline between the second and the third of four points.
 * @param part how far along, from 0 to 1
 */
function pointBetween(
  before: number[],
  from: number[],
  to: number[],
  after: number[],
  part: number,
): number[] {
  return from.map((p1, axis) => {
    const p0 = before[axis] ?? p1;
    const p2 = to[axis] ?? p1;
    const p3 = after[axis] ?? p2;

    const linear = p2 - p0;
    const quadratic = 2 * p0 - 5 * p1 + 4 * p2 - p3;
    const cubic = 3 * (p1 - p2) + p3 - p0;
    return p1 + (part / 2) * (linear + part * (quadratic + part * cubic));
  });
}
