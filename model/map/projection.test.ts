import { expect, it } from 'vitest';
import { milesBetween } from '../geo.ts';
import { partsIn, projectionOf, simplified } from './projection.ts';

const nampa = { latitude: 43.578, longitude: -116.56 };
const boise = { latitude: 43.6135, longitude: -116.2035 };

it('fits an area into a box, north up, and knows how long a mile is', () => {
  const box = { left: 20, right: 320, top: 20, bottom: 220 };
  const { project, mile } = projectionOf([nampa, boise], box);
  const [west, east] = [project(nampa), project(boise)];
  expect(west.x).toBeCloseTo(20);
  expect(east.x).toBeCloseTo(320);
  expect(west.y + east.y).toBeCloseTo(240);
  expect(east.y).toBeLessThan(west.y);

  const distance = Math.hypot(east.x - west.x, east.y - west.y);
  expect(distance / mile).toBeCloseTo(milesBetween(nampa, boise), 1);
});

it('cuts a line to what a window shows', () => {
  const window = { left: 0, right: 100, top: 0, bottom: 100 };
  const line = [-50, -10, 50, 150, 200].map((x) => ({ x, y: 50 }));
  expect(partsIn(window, line)).toEqual([[line[1], line[2], line[3]]]);

  const back = [...line, { x: 200, y: 60 }, { x: 50, y: 60 }];
  expect(partsIn(window, back)).toHaveLength(2);
  // The ends are outside, but not what is between them.
  const across = [-50, 200].map((x) => ({ x, y: 50 }));
  expect(partsIn(window, across)).toEqual([across]);
});

it('simplifies a line only as far as nobody sees it', () => {
  const line = [0, 10, 20, 30, 40].map((x) => ({ x, y: x === 20 ? 5 : x === 10 ? 2.7 : 0 }));
  expect(simplified(line, 0.5)).toEqual([line[0], line[2], line[3], line[4]]);
  expect(simplified(line, 6)).toEqual([line[0], line[4]]);
});
