import { createRequire } from 'node:module';
import { geoBounds, geoContains } from 'd3-geo';
import { feature, mesh, neighbors } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Coordinates } from '../../../model/geo.ts';
import type { MapPoint } from '../../../model/maps.ts';
import type { Site } from '../../../model/site.ts';
import { nameOfState, STATES, type StateCode } from '../../../model/states.ts';
import { visibleCurve } from './curves.ts';
import land from './land.json' with { type: 'json' };
import { type Bounds, type MapProjection, overlap, type VisibleLine } from './projection.ts';

/** A town that the business has no page for, which helps to know where one is. */
export interface Town extends Coordinates {
  name: string;
}

export const TOWNS: readonly Town[] = land.towns;

/** The part of the earth that a map of an area shows; undefined where the office lies elsewhere. */
export function boundsOfArea(
  name: keyof typeof land.areas,
  office: Coordinates,
): Bounds | undefined {
  const [[west = 0, south = 0] = [], [east = 0, north = 0] = []] = land.areas[name];
  const bounds: Bounds = [
    [west, south],
    [east, north],
  ];
  const spot: [number, number] = [office.longitude, office.latitude];
  return overlap(bounds, [spot, spot]) ? bounds : undefined;
}

/** Between the two states in the name of a border. */
export const BETWEEN_STATES = '–';

/** A line on the earth. */
interface LandLine {
  /** "Snake River", "I-84"; of a line between two states of the site both: "Idaho–Oregon"; else empty. */
  name: string;
  /**
   * What land.json calls it, or "county", "state-line", and between two states of the site "border" and,
   * where the line is a river, "river-border".
   */
  kind: string;
  /** Longitude and latitude of each of its points. */
  points: number[][];
  /** Whether it runs from point to point in a curve. */
  isCurve: boolean;
  bounds: Bounds;
}

/** What a map shows of a line. */
export interface MapLine extends Pick<LandLine, 'name' | 'kind'>, VisibleLine {
  /** Where the line begins, which may be beyond the map. */
  start: MapPoint;
}

/** The rivers and roads of land.json. */
const ROADS_AND_RIVERS: readonly LandLine[] = land.lines.map(({ name, kind, points }) =>
  landLine({ name, kind, points, isCurve: true }),
);

/** The lines between counties and states that are read already, by the states of a site. */
const borderLines = new Map<string, LandLine[]>();

/**
 * The lines that can be seen on a map: rivers, roads, and the lines between counties and states.
 * @param states the states of the site: what is drawn are these and those around them
 */
export function landIn(projection: MapProjection, states: readonly StateCode[]): MapLine[] {
  const key = states.join();
  const borders = borderLines.get(key) ?? readBorders(states);
  borderLines.set(key, borders);
  return [...visibleLines(borders, projection), ...roadsAndRiversIn(projection)];
}

/** The rivers and roads that can be seen on a map. */
export function roadsAndRiversIn(projection: MapProjection): MapLine[] {
  return visibleLines(ROADS_AND_RIVERS, projection);
}

function visibleLines(lines: readonly LandLine[], projection: MapProjection): MapLine[] {
  return lines
    .filter(({ bounds }) => overlap(bounds, projection.bounds))
    .map(({ name, kind, points, isCurve }) => {
      const projected = points.map(([longitude = 0, latitude = 0]) =>
        projection.project({ longitude, latitude }),
      );
      const start = projected[0] ?? { x: 0, y: 0 };
      const visible = isCurve
        ? visibleCurve(projected, projection)
        : projection.visibleLine(points);
      return { name, kind, start, ...visible };
    })
    .filter(({ parts }) => parts.length > 0);
}

type Atlas = Topology<Record<'counties' | 'states', GeometryCollection>>;

let atlasRead: Atlas | undefined;

/** The counties and states of the U.S. Census Bureau. */
function readAtlas(): Atlas {
  const atlas: Atlas = atlasRead ?? createRequire(import.meta.url)('us-atlas/counties-10m.json');
  atlasRead = atlas;
  return atlas;
}

/** The lines between the counties of each state, and around the states. */
function readBorders(states: readonly StateCode[]): LandLine[] {
  const atlas = readAtlas();
  const { counties, states: allStates } = atlas.objects;
  const isNamed = (fips: string) => states.some((code) => STATES[code].fips === fips);

  const around = neighbors(allStates.geometries);
  const codes = allStates.geometries.map(stateOf);
  const shown = codes.filter((code, index) => {
    const beside = around[index]?.map((other) => codes[other] ?? code) ?? [];
    return [code, ...beside].some(isNamed);
  });
  const isShown = (fips: string) => shown.includes(fips);

  /** The lines between areas of a kind, as far as their states are wanted together. */
  const linesBetween = (
    areas: GeometryCollection,
    isWanted: (state: string, other: string) => boolean,
  ) => mesh(atlas, areas, (a, b) => isWanted(stateOf(a), stateOf(b))).coordinates;

  const countyLines = mesh(
    atlas,
    counties,
    (a, b) => a !== b && stateOf(a) === stateOf(b) && isShown(stateOf(a)),
  ).coordinates;
  // Where a state has no neighbor, at a coast, both are the same one.
  const stateLines = linesBetween(allStates, (a, b) => {
    const isBorder = a !== b && isNamed(a) && isNamed(b);
    return !isBorder && (isShown(a) || isShown(b));
  });
  const borders = pairsOf(states).flatMap(([one, other]) => {
    const pair = [STATES[one].fips, STATES[other].fips].toSorted().join();
    const lines = linesBetween(allStates, (a, b) => [a, b].toSorted().join() === pair);
    const name = [one, other].map(nameOfState).join(BETWEEN_STATES);
    return lines.flatMap((points) => partsOfBorder(name, points));
  });

  const lines = [
    ...countyLines.map((points) => ({ name: '', kind: 'county', points, isCurve: false })),
    ...stateLines.map((points) => ({ name: '', kind: 'state-line', points, isCurve: false })),
    ...borders,
  ];
  return lines.map(landLine);
}

/** The FIPS code of the state that an area is or lies in: that of a county begins with it. */
function stateOf({ id }: { id?: string | number }): string {
  return `${id}`.slice(0, 2);
}

function pairsOf<Thing>(things: readonly Thing[]): [Thing, Thing][] {
  return things.flatMap((one, index) =>
    things.slice(index + 1).map((other): [Thing, Thing] => [one, other]),
  );
}

/** A point as rivers of land.json write it that have the points of a border. */
const written = (point: number[]) => point.map((degrees) => Number(degrees.toFixed(4))).join();

const RIVER_POINTS = new Set(
  land.lines
    .filter(({ kind }) => kind.endsWith('river'))
    .flatMap(({ points }) => points.map(written)),
);

/** The parts of a line between two states: those on a river, which has the same points, and the others. */
function partsOfBorder(name: string, line: number[][]): Omit<LandLine, 'bounds'>[] {
  const isOnRiver = (point: number[] | undefined) =>
    point !== undefined && RIVER_POINTS.has(written(point));

  const parts: Omit<LandLine, 'bounds'>[] = [];
  for (const [index, to] of line.entries()) {
    const from = line[index - 1];
    if (from === undefined) continue;

    const isCurve = isOnRiver(from) && isOnRiver(to);
    const last = parts.at(-1);
    if (last?.isCurve === isCurve) last.points.push(to);
    else
      parts.push({ name, kind: isCurve ? 'river-border' : 'border', points: [from, to], isCurve });
  }
  return parts;
}

function landLine(line: Omit<LandLine, 'bounds'>): LandLine {
  return { ...line, bounds: geoBounds({ type: 'LineString', coordinates: line.points }) };
}

/** The states that a site names: those of its office and of its cities. */
export function statesOf({ business, cities }: Pick<Site, 'business' | 'cities'>): StateCode[] {
  return [...new Set([business.address.state, ...cities.map(({ state }) => state)])];
}

/** The name of the one of these states that has a spot; undefined where none has it. */
export function stateAt(
  { longitude, latitude }: Coordinates,
  states: readonly StateCode[],
): string | undefined {
  const atlas = readAtlas();
  const { geometries } = atlas.objects.states;
  const code = states.find((each) => {
    const state = geometries.find(({ id }) => id === STATES[each].fips);
    return state && geoContains(feature(atlas, state), [longitude, latitude]);
  });
  return code && nameOfState(code);
}
