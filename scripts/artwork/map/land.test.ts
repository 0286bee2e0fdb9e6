import { load } from 'cheerio';
import { expect, it } from 'vitest';
import type { StateCode } from '../../../model/states.ts';
import { drawLand } from './draw-land.ts';
import land from './land.json' with { type: 'json' };
import { landIn, type MapLine, stateAt } from './land.ts';
import { LOCAL_FRAMES } from './local-map.ts';
import { distanceBetween, projectionOfSpots, projectionWith } from './projection.ts';

/** What any map of the service area shows at most, in degrees. */
const SHOWN = { west: -119.7, south: 41.9, east: -113.4, north: 45.2 };

const pointOf = ([longitude = 0, latitude = 0]: number[]) => ({ longitude, latitude });

it('ends no road and no mouth of a river in mid-air', () => {
  // A river begins at its source; a road may end in a city, where its dot stands.
  const cities = ['ID 44', 'ID 69'];
  const loose = land.lines.flatMap((line) => {
    const ends = line.kind.endsWith('river')
      ? [line.points.at(-1)]
      : [line.points[0], line.points.at(-1)];
    const others = land.lines.filter((other) => other !== line).flatMap(({ points }) => points);
    return ends
      .filter((end = []) => {
        const { longitude, latitude } = pointOf(end);
        const isShown =
          longitude > SHOWN.west &&
          longitude < SHOWN.east &&
          latitude > SHOWN.south &&
          latitude < SHOWN.north;
        return isShown && !others.some((other) => other.join() === end.join());
      })
      .map(() => line.name);
  });
  expect(loose.toSorted()).toEqual(cities);
});

it('draws the line between Idaho and Oregon in the middle of the river that it follows', () => {
  const { west, south, east, north } = SHOWN;
  const corners: [number, number][] = [
    [west, south],
    [east, north],
  ];
  const lines = landIn(projectionOfSpots(corners, { width: 600, height: 600 }, 0), ['ID', 'OR']);
  const pointsOf = (isWanted: (line: MapLine) => boolean) =>
    lines.filter(isWanted).flatMap(({ parts }) => parts.flat());

  const river = pointsOf(({ name }) => name === 'Snake River');
  const border = pointsOf(({ kind }) => kind === 'river-border');
  const apart = border.filter((point) => !river.some((other) => distanceBetween(point, other) < 1));

  expect(border.length).toBeGreaterThan(50);
  expect(apart).toEqual([]);
});

it('draws the outlines of the states that a site names, wherever they lie', () => {
  const portland = projectionOfSpots(
    [
      [-124.5, 45],
      [-122.2, 46.5],
    ],
    { width: 600, height: 600 },
    0,
  );
  const kinds = landIn(portland, ['OR', 'WA']).map(({ kind }) => kind);
  expect(new Set(kinds)).toEqual(new Set(['county', 'state-line', 'border']));
  expect(stateAt({ latitude: 45.9, longitude: -122.7 }, ['OR', 'WA'])).toBe('Washington');
  expect(stateAt({ latitude: 45.4, longitude: -122.7 }, ['OR', 'WA'])).toBe('Oregon');
  expect(stateAt({ latitude: 45.4, longitude: -122.7 }, ['WA'])).toBeUndefined();
});

it('writes the names of two states along the line between them, each on its side, anywhere', () => {
  const spot = { latitude: 42, longitude: -116.2 };
  const frame = { ...LOCAL_FRAMES.narrow, className: 'narrow' } as const;
  const projection = projectionWith(spot, { x: 188, y: 120 }, 4, frame);
  const states: StateCode[] = ['ID', 'NV'];
  const drawn = drawLand(frame, {
    ...{ land: landIn(projection, states), mile: 4, taken: [], rings: [] },
    stateAt: (point) => stateAt(projection.spotAt(point), states),
  });
  const $ = load(`<svg>${drawn}</svg>`, { xml: true });
  const names = [...$('text.state')].map((name) => [$(name).text(), Number($(name).attr('y'))]);
  // The line runs from west to east: the state in the north is written above it.
  expect(names).toEqual([
    ['IDAHO', expect.closeTo(-8.5)],
    ['NEVADA', expect.closeTo(8.5)],
  ]);
});
