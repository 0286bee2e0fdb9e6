import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { expect, it } from 'vitest';
import { hasLetters } from '../lettering.ts';
import { drawOrnaments } from '../ornaments.ts';
import { drawnLetters, headingFaces, LICENSE_ADDRESS } from './heading-faces.ts';
import { towns } from './towns.ts';

it('makes the heading face byte for byte as it is committed', async () => {
  const committed = new Map<string, Buffer>();
  const made = await headingFaces();
  for (const path of made.keys()) committed.set(path, await readFile(path));
  expect(made.size).toBe(5);

  const changed = [...made].filter(([path, bytes]) => !committed.get(path)?.equals(bytes));
  expect(changed).toEqual([]);
});

it('has each copy of the heading face say whose it is, and where its license stands', async () => {
  const faces = [...(await headingFaces())].filter(([path]) => /\.woff2?$/.test(path));
  expect(faces.length).toBeGreaterThan(0);

  const preserveNameIds = [LICENSE_ADDRESS];
  for (const [path, face] of faces) {
    const plain = await subsetFont(face, 'A', { targetFormat: 'truetype', preserveNameIds });
    for (const words of ['Copyright 2020 The Fraunces Project Authors', 'scripts.sil.org/OFL']) {
      // Names in a font are written in UTF-16, the high byte first.
      expect(plain.includes(Buffer.from(words, 'utf16le').swap16()), path).toBe(true);
    }
  }
});

it('has every letter that drawings may use in the face of drawings', () => {
  expect(hasLetters(drawnLetters())).toBe(true);
});

it('draws the ornaments as they are committed, in the colors of today', async () => {
  const drawn = [...drawOrnaments()];
  const committed = drawn.map(async ([path]) => [path, await readFile(path, 'utf8')]);
  expect(drawn).toEqual(await Promise.all(committed));
});

it('makes the towns with their ZIP codes as they are committed', async () => {
  expect(towns()).toBe(await readFile('model/search/towns.json', 'utf8'));
});
