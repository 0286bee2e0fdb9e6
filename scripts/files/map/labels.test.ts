import { expect, it } from 'vitest';
import { boxAround, type Dot, meet, placeLabels } from './labels.ts';

const size = { width: 400, height: 400 };
const dot = (name: string, x: number, y: number, strong = false): Dot => {
  return { name, x, y, size: 12, strong, radius: 4 };
};
const place = (dots: Dot[], taken = [boxAround({ x: 130, y: 200 }, 30)]) => {
  const places = placeLabels(dots, size, taken, 24);
  const placed = places.filter((one) => one !== undefined);
  const meetings = placed.flatMap((one) =>
    placed.filter((other) =>
      [one.target, ...one.line].some(
        (box, index) => other !== one && meet(box, index === 0 ? other.target : other.text),
      ),
    ),
  );
  expect(meetings).toEqual([]);
  return places.map((one) => one?.label);
};

it('puts names to the right, and elsewhere at the edge and where something stands', () => {
  const dots = [dot('boise', 100, 100), dot('twin falls', 390, 300), dot('vale', 100, 200)];
  expect(place(dots).map((label) => label?.anchor)).toEqual(['start', 'end', 'end']);
});

it('leads a line to a name that has no room at its dot', () => {
  const labels = place(
    Array.from({ length: 6 }, (_, index) =>
      dot(`city-${index}`, 200 + 8 * index, 200 + 5 * (index % 2)),
    ),
  );
  expect(labels).not.toContain(undefined);
  expect(labels.some((label) => label?.leader !== undefined)).toBe(true);
});

it('leaves names out where there are too many, but none that is to stand out', () => {
  const labels = place(
    Array.from({ length: 160 }, (_, index) =>
      dot(`a name ${index}`, 30 + 28 * (index % 13), 30 + 28 * Math.floor(index / 13), index > 158),
    ),
  );
  expect(labels).toContain(undefined);
  expect(labels.at(-1)).toBeDefined();
  expect(labels.filter((label) => label !== undefined).length).toBeGreaterThan(25);
});
