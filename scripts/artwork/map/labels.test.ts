import { expect, it } from 'vitest';
import { boxAround, boxesMeet } from './boxes.ts';
import { DOT_SIZE, placeLabels } from './labels.ts';

it('names what stands out first where there is no room for all, and leads no line over a dot', () => {
  const dots = Array.from({ length: 160 }, (_, index) => {
    const [x, y] = [30 + 28 * (index % 13), 30 + 28 * Math.floor(index / 13)];
    return { name: `a name ${index}`, x, y, size: 12, radius: 4, strong: index > 158 };
  });
  const places = placeLabels(dots, { width: 400, height: 400 }, [], 24);
  expect(places).toContain(undefined);
  expect(places.at(-1)).toBeDefined();
  const lines = places.flatMap((place) => place?.line.slice(2) ?? []);
  const boxes = dots.map((dot) => boxAround(dot, DOT_SIZE));
  expect(lines).not.toEqual([]);
  expect(lines.filter((line) => boxes.some((box) => boxesMeet(line, box)))).toEqual([]);
});
