import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { readZipPlaces } from '../artifacts/finder/zip-places.ts';
import { zipPlacesFile } from './zip-places.ts';

const places = await readZipPlaces();

it('is what "npm run drawings" writes', async () => {
  const committed = await readFile('scripts/artifacts/finder/zip-places.json', 'utf8');
  expect(committed).toBe(await zipPlacesFile());
});

it('names each place and each ZIP code once', () => {
  const names = places.map(({ name, state }) => `${name}, ${state}`);
  const zips = places.flatMap((place) => place.zips);
  expect(names).toEqual([...new Set(names)]);
  expect(zips).toEqual([...new Set(zips)]);
  expect(names.filter((name) => /^\s*,|\b[A-Z]{3}/.test(name.replace('AFB', '')))).toEqual([]);
  expect(places.filter((place) => place.zips.length === 0)).toEqual([]);
  expect(zips.filter((zip) => !/^(83[2-8]|97[89])\d\d$/.test(zip))).toEqual([]);
});

it('lies in Idaho and two counties of Oregon', () => {
  const ends = { ID: { west: -117.3, east: -111 }, OR: { west: -118.6, east: -116.4 } };
  const outside = places.filter(({ state, latitude, longitude }) => {
    const { west, east } = ends[state];
    return longitude < west || longitude > east || latitude < 41.9 || latitude > 49.1;
  });
  expect(outside).toEqual([]);
  expect(places.filter(({ state }) => state === 'OR').length).toBeGreaterThan(0);
});
