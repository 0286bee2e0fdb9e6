import { expect, it } from 'vitest';
import { type Label, placed } from './labels.ts';
import { type Box, boxesMeet, type Point } from './projection.ts';
import { boxAround, spotsAround } from './spots.ts';

const map = { width: 200, height: 100 };
const at = { x: 100, y: 50 };

/** The name of a dot in the middle of the map. */
function nameOf(width = 40, changes: Partial<Label> = {}): Label {
  const spots = spotsAround(at, 4, { width, height: 12 });
  return { kind: 'city', words: ['Boise'], spots: () => spots, ...changes };
}

/** Where a label is if something is in its way. */
function sideOf(label: Label, taken: readonly Box[], lines: readonly Point[] = []) {
  const placedLabel = placed([label], { map, textScale: 1, taken: () => taken, lines }).get(label);
  return placedLabel?.spot.anchor;
}

const east = boxAround({ x: 130, y: 50 }, { width: 30, height: 10 });
const everywhere = boxAround(at, { width: 200, height: 100 });

it('takes the first free spot, off the lines if it can', () => {
  expect(sideOf(nameOf(), [])).toBe('start');
  expect(sideOf(nameOf(), [east])).toBe('end');

  const road = Array.from({ length: 40 }, (_, index) => ({ x: 104 + index, y: 50 }));
  expect(sideOf(nameOf(), [], road)).toBe('end');
  const [onRoad] = spotsAround(at, 4, { width: 40, height: 12 });
  const spots = () => (onRoad ? [onRoad] : []);
  expect(sideOf(nameOf(40, { spots }), [], road)).toBe('start');
});

it("leaves out what doesn't fit or crosses the edge, except what the map needs", () => {
  expect(sideOf(nameOf(), [everywhere])).toBeUndefined();
  expect(sideOf(nameOf(310), [])).toBeUndefined();
  expect(sideOf(nameOf(40, { isNeeded: true }), [everywhere])).toBe('start');
});

it('places what is more important first, and nothing on anything else', () => {
  const names = Array.from({ length: 8 }, () => nameOf());
  const state = nameOf(40, { kind: 'state' });
  const here = nameOf(40, { kind: 'here' });
  const all = placed([state, ...names, here], { map, textScale: 1, taken: () => [], lines: [] });

  expect(all.get(here)?.spot.shift.x).toBeGreaterThan(0);
  expect(all.has(state)).toBe(false);
  const boxes = [...all.values()]
    .filter(({ isWide }) => !isWide)
    .flatMap(({ spot }) => spot.boxes(1));
  expect(boxes.length).toBeGreaterThan(1);
  const meeting = boxes.filter((box, index) =>
    boxes.slice(index + 1).some((other) => boxesMeet(box, other)),
  );
  expect(meeting).toEqual([]);
});

it('tries what is left over once more on a wide map', () => {
  // Two towns have more space between them there, but not larger names.
  const towns = (zoom: number) =>
    [70, 130].map((x) => boxAround({ x, y: 50 }, { width: 10, height: 90 }, zoom));
  const label = nameOf(50);
  const all = placed([label], { map, textScale: 1, taken: towns, lines: [] });
  expect(all.get(label)).toMatchObject({ isWide: true, spot: { anchor: 'middle' } });
});
