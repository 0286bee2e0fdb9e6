import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { geoBounds, geoCircle, geoPath } from 'd3-geo';
import type { Feature, MultiLineString } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { type Bounds, type Coordinates, MILES_PER_DEGREE, type View } from './projection.ts';
import { shortPath } from './short-path.ts';

/** The states by their FIPS codes (ANSI INCITS 38). */
const IDAHO = '16';
const OREGON = '41';
/** Both, and those around them. */
const AROUND = ['06', '30', '32', '53', '56', IDAHO, OREGON];

/** Between the points of a line, in degrees. */
const DENSE = 0.02;

type Atlas = Topology<{ counties: GeometryCollection; states: GeometryCollection }>;

/** What lies below everything else on a map. */
interface Ground {
  oregon: Feature;
  counties: Line[];
  states: Line[];
  /** The line between the two states, piece by piece. */
  between: Coordinates[][];
}

interface Line {
  line: MultiLineString;
  bounds: Bounds;
}

let ground: Promise<Ground> | undefined;

/** The two states with their counties and those around them. */
export function readGround(): Promise<Ground> {
  ground ??= readAtlas().then((atlas) => {
    const { counties, states } = atlas.objects;
    const around = (all: GeometryCollection, codes: readonly string[]) => ({
      ...all,
      geometries: all.geometries.filter(({ id }) => codes.includes(String(id).slice(0, 2))),
    });
    const inner = (all: GeometryCollection) => mesh(atlas, all, (a, b) => a !== b);
    return {
      oregon: onlyFeature(atlas, around(states, [OREGON])),
      counties: pieces(inner(around(counties, AROUND))),
      states: pieces(inner(around(states, AROUND))),
      between: inner(around(states, [IDAHO, OREGON])).coordinates.map((line) =>
        dense(line.map(([longitude = 0, latitude = 0]) => ({ longitude, latitude }))),
      ),
    };
  });
  return ground;
}

/** The paths of what can be seen of the ground. */
export async function groundPaths(view: View) {
  const { oregon, counties, states } = await readGround();
  const lines = (all: readonly Line[]) =>
    all
      .filter(({ bounds }) => overlap(bounds, view.bounds))
      .map(({ line }) => pathOf(line, view))
      .join('');
  return { oregon: pathOf(oregon, view), counties: lines(counties), states: lines(states) };
}

/** The path of a line through places. */
export function linePath(places: readonly Coordinates[], view: View): string {
  const coordinates = places.map(({ longitude, latitude }) => [longitude, latitude]);
  return pathOf({ type: 'LineString', coordinates }, view);
}

/** The places at a distance from another. */
export function ringPlaces({ longitude, latitude }: Coordinates, miles: number): Coordinates[] {
  const circle = geoCircle()
    .center([longitude, latitude])
    .radius(miles / MILES_PER_DEGREE);
  const [ring = []] = circle.precision(3)().coordinates;
  return ring.map(([x = 0, y = 0]) => ({ longitude: x, latitude: y }));
}

/** Draws what lies within a view, and a little beyond, so that no edge of it shows. */
function pathOf(geometry: Parameters<ReturnType<typeof geoPath>>[0], view: View): string {
  const { projection, width, height } = view;
  projection.clipExtent([
    [-4, -4],
    [width + 4, height + 4],
  ]);
  const path = shortPath((pen) => geoPath(projection, pen)(geometry));
  projection.clipExtent(null);
  return path;
}

function pieces({ coordinates }: MultiLineString): Line[] {
  return coordinates.map((points) => {
    const line: MultiLineString = { type: 'MultiLineString', coordinates: [points] };
    const [[west, south], [east, north]] = geoBounds(line);
    return { line, bounds: { west, south, east, north } };
  });
}

/** A line with points at small steps, so that no part of it that is seen is without one. */
function dense(line: readonly Coordinates[]): Coordinates[] {
  return line.flatMap((to, index) => {
    const from = line[index - 1] ?? to;
    const [dx, dy] = [to.longitude - from.longitude, to.latitude - from.latitude];
    const steps = Math.max(1, Math.ceil(Math.hypot(dx, dy) / DENSE));
    return Array.from({ length: steps }, (_, step) => ({
      longitude: from.longitude + (dx * (step + 1)) / steps,
      latitude: from.latitude + (dy * (step + 1)) / steps,
    }));
  });
}

function onlyFeature(atlas: Atlas, states: GeometryCollection): Feature {
  const [state] = feature(atlas, states).features;
  if (state === undefined) throw new Error('The atlas lacks a state.');
  return state;
}

function overlap(a: Bounds, b: Bounds): boolean {
  return a.west < b.east && b.west < a.east && a.south < b.north && b.south < a.north;
}

async function readAtlas(): Promise<Atlas> {
  const file = createRequire(import.meta.url).resolve('us-atlas/counties-10m.json');
  const atlas: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (!isAtlas(atlas)) throw new Error(`${file} is no map of the counties.`);
  return atlas;
}

function isAtlas(value: unknown): value is Atlas {
  return typeof value === 'object' && value !== null && 'objects' in value && 'arcs' in value;
}
