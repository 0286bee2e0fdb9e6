import { expect, it } from 'vitest';
import { boxAround, meet, placeLabels } from './labels.ts';

/** The labels of dots, a name for each; their boxes and lines must not meet. */
function place(dots: { name: string; x: number; y: number }[], strong?: string) {
  const size = { width: 400, height: 400 };
  const drawn = dots.map((dot) => ({ ...dot, size: 12, strong: dot.name === strong, radius: 4 }));
  const places = placeLabels(drawn, size, [boxAround({ x: 130, y: 200 }, 30)], 24);
  const placed = places.filter((one) => one !== undefined);
  for (const one of placed) {
    const others = placed.filter((other) => other !== one);
    expect(others.filter(({ target }) => meet(one.target, target))).toEqual([]);
    expect(others.filter(({ text }) => one.line.some((box) => meet(box, text)))).toEqual([]);
  }
  return places.map((one) => one?.label);
}

it('puts names to the right, and elsewhere at the edge and where something stands', () => {
  const [boise, falls] = [
    { name: 'boise', x: 100, y: 100 },
    { name: 'twin falls', x: 390, y: 300 },
  ];
  const anchors = place([boise, falls, { name: 'vale', x: 100, y: 200 }]).map((one) => one?.anchor);
  expect(anchors).toEqual(['start', 'end', 'end']);
});

it('leads lines to names that have no room at their dots, and leaves out what has none at all', () => {
  const crowd = (count: number, step: number) =>
    Array.from({ length: count }, (_, index) => {
      const [column, row] = [index % 13, Math.floor(index / 13)];
      return { name: `city-${index}`, x: 30 + step * column, y: 30 + step * row };
    });
  const few = place(crowd(6, 8));
  expect(few).not.toContain(undefined);
  expect(few.some((label) => label?.leader !== undefined)).toBe(true);
  const many = place(crowd(160, 28), 'city-159');
  expect(many).toContain(undefined);
  expect(many.at(-1)).toBeDefined();
  expect(many.filter((label) => label !== undefined).length).toBeGreaterThan(25);
});
