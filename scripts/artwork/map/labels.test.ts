import { expect, it } from 'vitest';
import { boxAround, boxesMeet } from './boxes.ts';
import { DOT_SIZE, placeLabels } from './labels.ts';

it('names what stands out first where there is no room for all, and leads no line over a dot', () => {
  const dots = Array.from({ length: 160 }, (_, index) => {
    const [x, y] = [30 + 28 * (index % 13), 30 + 28 * Math.floor(index / 13)];
    return { x, y, nameWidth: 78, nameHeight: 15, radius: 4, rank: index > 158 ? 1 : 0 };
  });
  const field = { left: 0, right: 400, top: 0, bottom: 400 };
  const rules = {
    field,
    taken: [],
    linePoints: [],
    leastTarget: 24,
    longestLine: Number.POSITIVE_INFINITY,
  };
  const places = placeLabels(dots, rules);
  expect(places).toContain(undefined);
  expect(places.at(-1)).toBeDefined();
  const lines = places.flatMap((place) => place?.line.slice(2) ?? []);
  const boxes = dots.map((dot) => boxAround(dot, DOT_SIZE));
  expect(lines).not.toEqual([]);
  expect(lines.filter((line) => boxes.some((box) => boxesMeet(line, box)))).toEqual([]);
});
