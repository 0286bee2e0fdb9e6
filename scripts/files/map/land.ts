import { createRequire } from 'node:module';
import { geoBounds, geoCircle } from 'd3-geo';
import type { Position } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import ways from './lines.json' with { type: 'json' };
import {
  type Bounds,
  type Coordinates,
  overlap,
  type Point,
  type View,
  viewAround,
} from './view.ts';

/** The states by their FIPS codes (ANSI INCITS 38): the two of the region, and those around them. */
const IDAHO = '16';
const OREGON = '41';
const AROUND = ['06', '30', '32', '53', '56', IDAHO, OREGON];

/** Steps of the curve between two points of a river or a road. */
const STEPS = 8;

const MILES_PER_DEGREE = 69.09;
const KM_PER_MILE = 1.609;

type Atlas = Topology<{ counties: GeometryCollection; states: GeometryCollection }>;

/** A river, a road or a boundary; the border is the line between the two states. */
export interface Line {
  name: string;
  /** What lines.json says, or "county", "state-line" or "border". */
  kind: string;
  points: Position[];
  bounds: Bounds;
}

let land: ReturnType<typeof readLand> | undefined;

/** The lines that can be seen in a view, each with its parts there, and what is seen of Oregon. */
export function landIn(view: View) {
  land ??= readLand();
  return {
    oregon: view.seen(land.oregon),
    lines: land.lines
      .filter(({ bounds }) => overlap(bounds, view.bounds))
      .map(({ name, kind, points }) => ({ name, kind, parts: partsOf(points, view) }))
      .filter(({ parts }) => parts.length > 0),
  };
}

/** The parts of a circle around a place that can be seen. */
export function ringAround(place: Coordinates, miles: number, view: View): Point[][] {
  const circle = geoCircle().center([place.longitude, place.latitude]).precision(3);
  return partsOf(circle.radius(miles / MILES_PER_DEGREE)().coordinates[0] ?? [], view);
}

/** The rivers around a place, in kilometers east and south of it. */
export function riversAround(place: Coordinates, kilometers: number): Point[][] {
  const half = 60;
  const size = { width: 2 * half, height: 2 * half };
  const view = viewAround(place, (2 * kilometers) / KM_PER_MILE, size);
  const toKilometers = (units: number) => ((units - half) / half) * kilometers;
  return landIn(view)
    .lines.filter(({ kind }) => kind === 'river')
    .flatMap(({ parts }) => parts)
    .map((part) => part.map(({ x, y }) => ({ x: toKilometers(x), y: toKilometers(y) })));
}

function partsOf(points: Position[], view: View): Point[][] {
  return view.seen({ type: 'LineString', coordinates: points });
}

/** The rivers and main roads of the region from lines.json; counties and states from the atlas. */
function readLand() {
  const atlas: unknown = createRequire(import.meta.url)('us-atlas/counties-10m.json');
  if (!isAtlas(atlas)) throw new Error('us-atlas has no map of the counties.');
  const within = (areas: GeometryCollection, states: readonly string[]) => ({
    ...areas,
    geometries: areas.geometries.filter(({ id }) => states.includes(String(id).slice(0, 2))),
  });
  const between = (kind: string, areas: GeometryCollection) =>
    mesh(atlas, areas, (a, b) => a !== b).coordinates.map((line) => lineOf('', kind, line));
  const { counties, states } = atlas.objects;
  return {
    oregon: feature(atlas, within(states, [OREGON])),
    lines: [
      ...between('county', within(counties, AROUND)),
      ...between('state-line', within(states, AROUND)),
      ...between('border', within(states, [IDAHO, OREGON])),
      ...ways.lines.map(({ name, kind, points }) => lineOf(name, kind, smooth(points))),
    ],
  };
}

function isAtlas(value: unknown): value is Atlas {
  return typeof value === 'object' && value !== null && 'objects' in value && 'arcs' in value;
}

function lineOf(name: string, kind: string, points: Position[]): Line {
  return { name, kind, points, bounds: geoBounds({ type: 'LineString', coordinates: points }) };
}

/** A curve through all points of a line (Catmull-Rom). */
function smooth(points: Position[]): Position[] {
  return points.flatMap((from, index) => {
    const to = points[index + 1];
    if (to === undefined) return [from];
    const [before, after] = [points[index - 1] ?? from, points[index + 2] ?? to];
    return Array.from({ length: STEPS }, (_, step) => {
      const t = step / STEPS;
      return from.map((b, axis) => {
        const [a = b, c = b, d = b] = [before[axis], to[axis], after[axis]];
        return b + (t / 2) * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
      });
    });
  });
}
