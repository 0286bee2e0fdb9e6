import { expect, it } from 'vitest';
import { boxAround, boxesMeet, LabelSpace, spotsAlong, spotsAround, textWidth } from './room.ts';

const field = { left: 0, right: 200, top: 0, bottom: 100 };
const dot = { x: 100, y: 50, nameWidth: 40, nameHeight: 12, radius: 4 };

it('gives a name the first free of eight spots', () => {
  const right = spotsAround(dot)[0];
  expect(new LabelSpace(field, [], []).take(spotsAround(dot))?.label.anchor).toBe('start');

  const beside = boxAround({ x: 130, y: 50 }, 30, 10);
  const left = new LabelSpace(field, [beside], []).take(spotsAround(dot));
  expect(left?.label).toMatchObject({ anchor: 'end', y: 50 });
  expect(left?.boxes.some((box) => right?.boxes.some((other) => boxesMeet(box, other)))).toBe(
    false,
  );
});

it('avoids roads if possible, and covers one if it must', () => {
  const road = Array.from({ length: 40 }, (_, index) => ({ x: 104 + index, y: 50 }));
  const spots = spotsAround(dot);
  expect(new LabelSpace(field, [], road).take(spots)?.label.anchor).toBe('end');
  expect(new LabelSpace(field, [], road).take(spots.slice(0, 1))?.label.anchor).toBe('start');
});

it("leaves out names that don't fit or cross the edge", () => {
  const everywhere = boxAround({ x: 100, y: 50 }, 150, 60);
  expect(new LabelSpace(field, [everywhere], []).take(spotsAround(dot))).toBeUndefined();

  const low = { left: 90, right: 200, top: 45, bottom: 55 };
  const inCorner = new LabelSpace(low, [], []).take(spotsAround({ ...dot, nameWidth: 100 }));
  expect(inCorner).toBeUndefined();
  // Except a name that the map needs.
  const needed = new LabelSpace(field, [everywhere], []).take(spotsAround(dot), true);
  expect(needed?.label.anchor).toBe('start');
});

it('keeps later names off earlier ones', () => {
  const space = new LabelSpace(field, [], []);
  const boxes = Array.from({ length: 8 }, () => space.take(spotsAround(dot))?.boxes ?? []).flat();
  expect(boxes.length).toBeGreaterThan(1);
  const meeting = boxes.filter((box, index) =>
    boxes.slice(index + 1).some((other) => boxesMeet(box, other)),
  );
  expect(meeting).toEqual([]);
});

it('finds the straightest spot along a line, never upside down', () => {
  const size = { width: 30, height: 10 };
  const bent = [...[0, 10, 20, 30, 40].map((x) => ({ x, y: x % 20 === 0 ? 50 : 80 }))];
  const straight = { x: 180, y: 50 };
  const eastward = spotsAlong([[...bent, straight]], size, { isTurned: true })[0];
  expect(eastward?.x).toBeGreaterThan(60);
  expect(eastward?.angle).toBeCloseTo(0);
  expect(eastward?.isReversed).toBe(false);

  const westward = spotsAlong([[straight, ...bent.toReversed()]], size, { isTurned: true })[0];
  expect(westward?.angle).toBeCloseTo(0);
  expect(westward?.isReversed).toBe(true);

  expect(spotsAlong([bent], { ...size, width: 60 })).toEqual([]);

  // Offset to the lower side of the line.
  const beside = spotsAlong([[straight, ...bent.toReversed()]], size, {
    offset: 8,
    isTurned: true,
  })[0];
  expect(beside?.y).toBeCloseTo(58);
});

it('overestimates rather than underestimates text widths', () => {
  expect(textWidth('Boise', 10)).toBeGreaterThan(25);
  expect(textWidth('WWW', 10)).toBeGreaterThan(textWidth('iii', 10));
  expect(textWidth('Boise', 10, true)).toBeGreaterThan(textWidth('Boise', 10));
});
