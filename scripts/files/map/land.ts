import { createRequire } from 'node:module';
import { geoBounds } from 'd3-geo';
import { mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import ways from './lines.json' with { type: 'json' };
import { overlap, type View } from './view.ts';

/** The states by their FIPS codes (ANSI INCITS 38): Idaho and Oregon, and those around them. */
const REGION = ['16', '41'];
const AROUND = ['06', '30', '32', '53', '56', ...REGION];

/** Steps of the curve between two points of a river or a road. */
const STEPS = 8;

let land: ReturnType<typeof readLand> | undefined;

/**
 * The lines that can be seen in a view, each with its parts there: rivers and roads, as lines.json
 * has them, and each "county", each "state-line" and the "border" between Idaho and Oregon.
 */
export function landIn(view: View) {
  land ??= readLand();
  return land
    .filter(({ bounds }) => overlap(bounds, view.bounds))
    .map(({ name, kind, points }) => ({ name, kind, parts: view.seen(points) }))
    .filter(({ parts }) => parts.length > 0);
}

function readLand() {
  const atlas: Topology<Record<'counties' | 'states', GeometryCollection>> = createRequire(
    import.meta.url,
  )('us-atlas/counties-10m.json');
  const between = (kind: string, areas: GeometryCollection, states: readonly string[]) => {
    const isThere = ({ id }: { id?: string | number }) => states.includes(`${id}`.slice(0, 2));
    const lines = mesh(atlas, areas, (a, b) => a !== b && isThere(a) && isThere(b));
    return lines.coordinates.map((points) => ({ name: '', kind, points }));
  };
  const { counties, states } = atlas.objects;
  return [
    ...between('county', counties, AROUND),
    ...between('state-line', states, AROUND),
    ...between('border', states, REGION),
    ...ways.lines.map(({ name, kind, points }) => ({ name, kind, points: smooth(points) })),
  ].map((line) => ({
    ...line,
    bounds: geoBounds({ type: 'LineString', coordinates: line.points }),
  }));
}

/** A curve through all points of a line (Catmull-Rom). */
function smooth(points: number[][]): number[][] {
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
