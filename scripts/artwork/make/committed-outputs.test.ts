import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { hasLetters } from '../lettering.ts';
import { drawOrnaments } from '../ornaments.ts';
import { drawnLetters, headingFaces } from './heading-faces.ts';
import { zipPlaces } from './zip-places.ts';

it('makes the heading face byte for byte as it is committed', async () => {
  const committed = new Map<string, Buffer>();
  const made = await headingFaces();
  for (const path of made.keys()) committed.set(path, await readFile(path));
  expect(made.size).toBe(4);

  const changed = [...made].filter(([path, bytes]) => !committed.get(path)?.equals(bytes));
  expect(changed).toEqual([]);
});

it('has every letter that drawings may use in the face of drawings', () => {
  expect(hasLetters(drawnLetters())).toBe(true);
});

it('draws the ornaments as they are committed, in the colors of today', async () => {
  const drawn = [...drawOrnaments()];
  const committed = drawn.map(async ([path]) => [path, await readFile(path, 'utf8')]);
  expect(drawn).toEqual(await Promise.all(committed));
});

it('makes the places with ZIP codes as they are committed', async () => {
  expect(zipPlaces()).toBe(await readFile('model/finder/zip-places.json', 'utf8'));
});
