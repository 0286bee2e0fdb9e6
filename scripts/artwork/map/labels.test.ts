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
  const spots = placeLabels(dots, rules);
  expect(spots).toContain(undefined);
  expect(spots.at(-1)).toBeDefined();
  const lines = spots.flatMap((spot) => spot?.line.slice(2) ?? []);
  const boxes = dots.map((dot) => boxAround(dot, DOT_SIZE));
  expect(lines).not.toEqual([]);
  expect(lines.filter((line) => boxes.some((box) => boxesMeet(line, box)))).toEqual([]);
});

it('keeps names off roads and rivers where they have room elsewhere', () => {
  const dot = { x: 100, y: 100, nameWidth: 50, nameHeight: 15, radius: 4, rank: 0 };
  const road = Array.from({ length: 12 }, (_, index) => ({ x: 100 + 6 * index, y: 100 }));
  const field = { left: 0, right: 200, top: 0, bottom: 200 };
  const rules = { field, taken: [], leastTarget: 0, longestLine: 0 };

  const [besideDot] = placeLabels([dot], { ...rules, linePoints: [] });
  const [offRoad] = placeLabels([dot], { ...rules, linePoints: road });
  expect(besideDot?.label.anchor).toBe('start');
  expect(offRoad?.label.anchor).toBe('end');
});

it('keeps the name of the map off a river, even for its best spot', () => {
  const river = [140, 146, 152].map((x) => ({ x, y: 100 }));
  const field = { left: 0, right: 200, top: 0, bottom: 200 };
  const rules = { field, taken: [], linePoints: river, leastTarget: 0, longestLine: 0 };
  const dot = { x: 100, y: 100, nameWidth: 50, nameHeight: 15, radius: 4, rank: 3 };

  const [spot] = placeLabels([dot], rules);
  expect(spot?.label.anchor).toBe('end');
});

it('keeps names away from dots that are not their own', () => {
  const dot = { x: 100, y: 100, nameWidth: 50, nameHeight: 15, radius: 4, rank: 1 };
  // Above the end of the name that would stand on the right, and without a name of its own.
  const other = { x: 150, y: 87, nameWidth: 900, nameHeight: 15, radius: 4, rank: 0 };
  const field = { left: 0, right: 200, top: 0, bottom: 200 };
  const rules = { field, taken: [], linePoints: [], leastTarget: 0, longestLine: 0 };

  const [alone] = placeLabels([dot], rules);
  const [besideOther] = placeLabels([dot, other], rules);
  expect(alone?.label.anchor).toBe('start');
  expect(besideOther?.label.anchor).toBe('end');
});

it('lets a name give way where another one would have no spot', () => {
  const first = { x: 60, y: 50, nameWidth: 40, nameHeight: 15, radius: 4, rank: 3 };
  // Its name has room on its left alone, where the name of the first one would end.
  const second = { x: 160, y: 50, nameWidth: 60, nameHeight: 15, radius: 4, rank: 0 };
  const field = { left: 0, right: 168, top: 0, bottom: 100 };
  const taken = [
    { left: 0, right: 50, top: 46, bottom: 54 },
    { left: 108, right: 168, top: 0, bottom: 38 },
    { left: 108, right: 168, top: 62, bottom: 100 },
  ];
  const rules = { field, taken, linePoints: [], leastTarget: 0, longestLine: 0 };

  const [alone] = placeLabels([first], rules);
  const [givesWay, besideIt] = placeLabels([first, second], rules);
  expect(alone?.label.anchor).toBe('start');
  expect(givesWay?.label.anchor).toBe('middle');
  expect(besideIt?.label.anchor).toBe('end');
});

it('leads no line over a road where it can lead to the other side', () => {
  const dot = { x: 100, y: 50, nameWidth: 40, nameHeight: 15, radius: 4, rank: 0 };
  const field = { left: 0, right: 200, top: 40, bottom: 60 };
  // Right beside the dot stands something else, on both sides.
  const taken = [
    { left: 104, right: 112, top: 54, bottom: 60 },
    { left: 88, right: 96, top: 54, bottom: 60 },
  ];
  const road = [38, 44, 50, 56].map((y) => ({ x: 114, y }));
  const rules = { field, taken, leastTarget: 0, longestLine: 20 };

  const [nearest] = placeLabels([dot], { ...rules, linePoints: [] });
  const [offRoad] = placeLabels([dot], { ...rules, linePoints: road });
  expect(nearest?.label).toMatchObject({ anchor: 'start', leader: expect.anything() });
  expect(offRoad?.label).toMatchObject({ anchor: 'end', leader: expect.anything() });
});
