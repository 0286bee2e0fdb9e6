import { expect, it } from 'vitest';
import { boxAround, boxesMeet } from './boxes.ts';
import { DOT_SIZE, ORDER_OF_OTHERS, placeLabels } from './labels.ts';

it('names what stands out first where there is no room for all, and leads no line over a dot', () => {
  const dots = Array.from({ length: 160 }, (_, index) => {
    const [x, y] = [30 + 28 * (index % 13), 30 + 28 * Math.floor(index / 13)];
    const order = index > 158 ? 2 : ORDER_OF_OTHERS;
    return { x, y, nameWidth: 78, nameHeight: 15, radius: 4, order };
  });
  const field = { left: 0, right: 400, top: 0, bottom: 400 };
  const rules = {
    field,
    taken: [],
    lines: [],
    leastTarget: 24,
    longestLine: Number.POSITIVE_INFINITY,
  };
  const spots = placeLabels(dots, rules);
  expect(spots).toContain(undefined);
  expect(spots.at(-1)).toBeDefined();
  const lines = spots.flatMap((spot) => spot?.line.slice(2) ?? []);
  const boxes = dots.map((dot) => boxAround(dot, DOT_SIZE));
  expect(lines).not.toEqual([]);
  expect(lines.filter((line) => boxes.some((box) => boxesMeet(line, box)))).toEqual([]);
});

it('keeps names off roads and rivers where they have room elsewhere', () => {
  const dot = { x: 100, y: 100, nameWidth: 50, nameHeight: 15, radius: 4, order: ORDER_OF_OTHERS };
  const road = Array.from({ length: 12 }, (_, index) => ({ x: 100 + 6 * index, y: 100 }));
  const field = { left: 0, right: 200, top: 0, bottom: 200 };
  const rules = { field, taken: [], leastTarget: 0, longestLine: 0 };

  const [besideDot] = placeLabels([dot], { ...rules, lines: [] });
  const [offRoad] = placeLabels([dot], { ...rules, lines: [road] });
  expect(besideDot?.label.anchor).toBe('start');
  expect(offRoad?.label.anchor).toBe('end');
});

it('keeps the name of the map off a river, even for its best spot', () => {
  const river = [140, 146, 152].map((x) => ({ x, y: 100 }));
  const field = { left: 0, right: 200, top: 0, bottom: 200 };
  const rules = { field, taken: [], lines: [river], leastTarget: 0, longestLine: 0 };
  const dot = { x: 100, y: 100, nameWidth: 50, nameHeight: 15, radius: 4, order: 0 };

  const [spot] = placeLabels([dot], rules);
  expect(spot?.label.anchor).toBe('end');
});

it('keeps names away from dots that are not their own', () => {
  const dot = { x: 100, y: 100, nameWidth: 50, nameHeight: 15, radius: 4, order: ORDER_OF_OTHERS };
  // Above the end of the name that would stand on the right, and without a name of its own.
  const other = {
    x: 150,
    y: 87,
    nameWidth: 900,
    nameHeight: 15,
    radius: 4,
    order: ORDER_OF_OTHERS,
  };
  const field = { left: 0, right: 200, top: 0, bottom: 200 };
  const rules = { field, taken: [], lines: [], leastTarget: 0, longestLine: 0 };

  const [alone] = placeLabels([dot], rules);
  const [besideOther] = placeLabels([dot, other], rules);
  expect(alone?.label.anchor).toBe('start');
  expect(besideOther?.label.anchor).toBe('end');
});

it('lets a name give way where another one would have no spot', () => {
  const first = { x: 60, y: 50, nameWidth: 40, nameHeight: 15, radius: 4, order: 2 };
  // Its name has room on its left alone, where the name of the first one would end.
  const second = {
    x: 160,
    y: 50,
    nameWidth: 60,
    nameHeight: 15,
    radius: 4,
    order: ORDER_OF_OTHERS,
  };
  const field = { left: 0, right: 168, top: 0, bottom: 100 };
  const taken = [
    { left: 0, right: 50, top: 46, bottom: 54 },
    { left: 108, right: 168, top: 0, bottom: 38 },
    { left: 108, right: 168, top: 62, bottom: 100 },
  ];
  const rules = { field, taken, lines: [], leastTarget: 0, longestLine: 0 };

  const [alone] = placeLabels([first], rules);
  const [givesWay, besideIt] = placeLabels([first, second], rules);
  expect(alone?.label.anchor).toBe('start');
  expect(givesWay?.label.anchor).toBe('middle');
  expect(besideIt?.label.anchor).toBe('end');
});

it('leads no line over a road: to the other side, or the name is left out', () => {
  const dot = { x: 100, y: 50, nameWidth: 40, nameHeight: 15, radius: 4, order: ORDER_OF_OTHERS };
  // As high as a name that stands apart with what keeps it from others.
  const field = { left: 0, right: 200, top: 37, bottom: 63 };
  // Right beside the dot stands something else, on both sides.
  const taken = [
    { left: 104, right: 112, top: 54, bottom: 63 },
    { left: 88, right: 96, top: 54, bottom: 63 },
  ];
  const roadAt = (x: number) => [
    { x, y: 35 },
    { x, y: 65 },
  ];
  const rules = { field, taken, leastTarget: 0, longestLine: 20 };

  const [nearest] = placeLabels([dot], { ...rules, lines: [] });
  const [offRoad] = placeLabels([dot], { ...rules, lines: [roadAt(114)] });
  const [leftOut] = placeLabels([dot], { ...rules, lines: [roadAt(114), roadAt(86)] });
  expect(nearest?.label).toMatchObject({ anchor: 'start', leader: expect.anything() });
  expect(offRoad?.label).toMatchObject({ anchor: 'end', leader: expect.anything() });
  expect(leftOut).toBeUndefined();
});

it('names featured cities in their order, over the dots of others where there is no other room', () => {
  const crowd = Array.from({ length: 400 }, (_, index) => {
    const [x, y] = [10 + 20 * (index % 20), 10 + 20 * Math.floor(index / 20)];
    return { x, y, nameWidth: 70, nameHeight: 16, radius: 4, order: ORDER_OF_OTHERS };
  });
  const featured = [210, 212, 231, 250].map((index, order) => ({
    ...(crowd[index] ?? { x: 0, y: 0, nameWidth: 0, nameHeight: 0, radius: 0 }),
    order: 2 + order,
  }));
  const field = { left: 0, right: 400, top: 0, bottom: 400 };
  const rules = { field, taken: [], lines: [], leastTarget: 0, longestLine: 30 };

  const spots = placeLabels([...crowd, ...featured], rules);
  expect(spots.slice(0, crowd.length)).toContain(undefined);
  expect(spots.slice(crowd.length)).not.toContain(undefined);

  // Two dots with room for one name: that of the first one.
  const narrow = { ...rules, field: { left: 0, right: 90, top: 0, bottom: 30 }, longestLine: 0 };
  const [first, second] = [4, 3].map((order) => ({
    ...{ x: 45, y: 4, nameWidth: 70, nameHeight: 16, radius: 4 },
    order,
  }));
  if (first === undefined || second === undefined) throw new Error('No dots.');
  const [later, earlier] = placeLabels([first, { ...second, x: 46 }], narrow);
  expect([later, earlier]).toEqual([undefined, expect.anything()]);
});

it('moves a name below its dot aside where it has room there alone', () => {
  const dot = { x: 100, y: 20, nameWidth: 50, nameHeight: 15, radius: 4, order: ORDER_OF_OTHERS };
  const field = { left: 0, right: 200, top: 0, bottom: 42 };
  const taken = [
    { left: 0, right: 200, top: 0, bottom: 14 },
    { left: 0, right: 90, top: 0, bottom: 42 },
    { left: 106, right: 200, top: 0, bottom: 25 },
  ];
  const [spot] = placeLabels([dot], { field, taken, lines: [], leastTarget: 0, longestLine: 0 });
  expect(spot?.text.left).toBeGreaterThan(90);
  expect(spot?.text.left).toBeLessThan(dot.x);
});

it('names a dot at the edge of the field below it, as near to its middle as the field lets it', () => {
  const dot = { x: 170, y: 20, nameWidth: 50, nameHeight: 15, radius: 4, order: ORDER_OF_OTHERS };
  const field = { left: 0, right: 200, top: 0, bottom: 42 };
  const taken = [
    { left: 0, right: 200, top: 0, bottom: 14 },
    { left: 0, right: 139, top: 0, bottom: 42 },
    { left: 110, right: 164, top: 0, bottom: 25 },
  ];
  const [spot] = placeLabels([dot], { field, taken, lines: [], leastTarget: 0, longestLine: 0 });
  expect(spot?.label).toMatchObject({ anchor: 'middle', x: 169 });
});

it('writes no name that stands apart right below another, as if it were its second line', () => {
  const upper = { x: 100, y: 20, nameWidth: 60, nameHeight: 15, radius: 4, order: 2 };
  const lower = { ...upper, y: 90, order: ORDER_OF_OTHERS };
  const field = { left: 60, right: 140, top: 0, bottom: 100 };
  // The lower dot has room for a line upward, and for its name right below that of the upper one.
  const taken = [
    { left: 60, right: 140, top: 0, bottom: 14 },
    { left: 60, right: 97, top: 56, bottom: 100 },
    { left: 103, right: 140, top: 56, bottom: 100 },
  ];
  const rules = { field, taken, lines: [], leastTarget: 0, longestLine: 30 };
  const [alone] = placeLabels([lower], rules);
  expect(alone?.label).toMatchObject({ leader: expect.anything() });
  const labels = placeLabels([upper, lower], rules);
  expect(labels).toEqual([expect.anything(), undefined]);
});

it('gives way to a name that would lose all of its room, though it has little', () => {
  const first = { x: 60, y: 50, nameWidth: 40, nameHeight: 15, radius: 4, order: 2 };
  const second = {
    ...{ x: 160, y: 50, nameWidth: 60, nameHeight: 15, radius: 4 },
    order: ORDER_OF_OTHERS,
  };
  const field = { left: 0, right: 168, top: 0, bottom: 100 };
  // The second name has one spot. The first has it cheapest there, and less so on a road to its left.
  const taken = [
    { left: 0, right: 168, top: 0, bottom: 42 },
    { left: 0, right: 168, top: 58, bottom: 100 },
  ];
  const road = [14, 20, 26, 32, 38, 44, 50].map((x) => ({ x, y: 50 }));
  const rules = { field, taken, lines: [road], leastTarget: 0, longestLine: 0 };

  const [alone] = placeLabels([first], rules);
  const [givesWay, besideIt] = placeLabels([first, second], rules);
  expect(alone?.label.anchor).toBe('start');
  expect(givesWay?.label.anchor).toBe('end');
  expect(besideIt?.label.anchor).toBe('end');
});
