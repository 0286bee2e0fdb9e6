import { expect, it } from 'vitest';
import { boxAround, meet } from './geometry.ts';
import type { Choice, Named } from './label-choices.ts';
import { placeLabels } from './labels.ts';

const size = { width: 400, height: 400 };
const dot = (name: string, x: number, y: number): Named => ({
  name,
  x,
  y,
  radius: 4,
  text: { width: name.length * 7, height: 15 },
});

/** Pairs of names of which what can be tapped meets. */
function meetings(choices: readonly (Choice | undefined)[]): number {
  const placed = choices.filter((choice) => choice !== undefined);
  return placed.flatMap((one, index) =>
    placed.slice(index + 1).filter(({ target }) => meet(one.target, target)),
  ).length;
}

it('puts names to the right, and elsewhere at the edge', () => {
  const [inner, edge] = placeLabels([dot('boise', 100, 100), dot('twin falls', 390, 300)], size);
  expect(inner).toMatchObject({ anchor: 'start' });
  expect(edge).toMatchObject({ anchor: 'end' });
});

it('leads a line to a name that has no room at its dot', () => {
  const crowd = Array.from({ length: 9 }, (_, index) => dot(`city-${index}`, 200 + index, 200));
  const choices = placeLabels(crowd, size);
  expect(choices).not.toContain(undefined);
  expect(choices.some((choice) => choice?.leader !== undefined)).toBe(true);
  expect(meetings(choices)).toBe(0);
});

it('leaves the last names out where there are too many', () => {
  const crowd = Array.from({ length: 150 }, (_, index) =>
    dot(`a long name ${index}`, 30 + 28 * (index % 13), 30 + 28 * Math.floor(index / 13)),
  );
  const choices = placeLabels(crowd, size);
  expect(choices).toContain(undefined);
  expect(choices.filter((choice) => choice !== undefined).length).toBeGreaterThan(25);
  expect(meetings(choices)).toBe(0);
});

it('keeps off what stands on the map', () => {
  const obstacle = boxAround({ x: 130, y: 100 }, 40);
  const [choice] = placeLabels([dot('boise', 100, 100)], size, { boxes: [obstacle], lines: [] });
  expect(choice && meet(choice.text, obstacle)).toBe(false);
});
