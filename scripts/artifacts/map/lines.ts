import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Coordinates } from './projection.ts';

/** What lines.json holds; points are longitude and latitude. */
const linesSchema = z.object({
  lines: z.array(
    z.object({
      name: z.string(),
      kind: z.enum(['river', 'interstate', 'highway']),
      points: z.array(z.tuple([z.number(), z.number()])),
    }),
  ),
});

type Line = z.infer<typeof linesSchema>['lines'][number];

/** A river or a road as a line without corners. */
export interface Way extends Pick<Line, 'name' | 'kind'> {
  places: readonly Coordinates[];
}

/** Steps between two points of a line. */
const STEPS = 8;

let ways: Promise<Way[]> | undefined;

/** The rivers and main roads of the region. */
export function readWays(): Promise<Way[]> {
  ways ??= readFile(new URL('./lines.json', import.meta.url), 'utf8').then((text) => {
    const { lines } = linesSchema.parse(JSON.parse(text));
    return lines.map(({ name, kind, points }) => ({ name, kind, places: smooth(points) }));
  });
  return ways;
}

/** A curve through all points of a line (Catmull-Rom). */
function smooth(points: Line['points']): Coordinates[] {
  const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0];
  const curve = points.slice(1).flatMap((_, index) => {
    const corners = [at(index - 1), at(index), at(index + 1), at(index + 2)] as const;
    return Array.from({ length: STEPS }, (__, step) => {
      const t = step / STEPS;
      const along = (axis: 0 | 1) =>
        between(
          corners.map((corner) => corner[axis]),
          t,
        );
      return { longitude: along(0), latitude: along(1) };
    });
  });
  const [longitude, latitude] = at(points.length - 1);
  return [...curve, { longitude, latitude }];
}

/** The value at part t of the way from the second to the third. */
function between([a = 0, b = 0, c = 0, d = 0]: readonly number[], t: number): number {
  const slope = c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a));
  return b + (t / 2) * slope;
}
