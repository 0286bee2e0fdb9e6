import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepBundle, takeBundle } from './kept-bundle.ts';

let folder: string;
let kept: string;
let made: string;
let taken: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-bundle-'));
  kept = join(folder, 'kept');
  made = join(folder, 'made');
  taken = join(folder, 'taken');
  mkdirSync(join(made, 'client', 'assets'), { recursive: true });
  mkdirSync(join(made, 'server'));
  mkdirSync(join(made, 'editor'));
  mkdirSync(join(made, 'generated'));
  writeFileSync(join(made, 'client', 'assets', 'loader.js'), 'let a = 1');
  writeFileSync(join(made, 'server', 'entry.mjs'), 'export {}');
  writeFileSync(join(made, 'editor', 'start.js'), 'start()');
  writeFileSync(join(made, 'generated', 'cities.json'), '[]');
});

afterEach(() => rmSync(folder, { recursive: true }));

it('gives a bundle back as it was, and nothing that stood beside it', () => {
  keepBundle('key', made, kept);
  expect(takeBundle('key', taken, kept)).toBe(true);
  expect(readdirSync(taken).toSorted()).toEqual(['client', 'editor', 'server']);
  expect(readFileSync(join(taken, 'client', 'assets', 'loader.js'), 'utf8')).toBe('let a = 1');
});

it('has none for another key', () => {
  keepBundle('key', made, kept);
  expect(takeBundle('other', taken, kept)).toBe(false);
});

it.each<[string, (bundle: string) => void]>([
  ['a changed file', (bundle) => writeFileSync(join(bundle, 'server', 'entry.mjs'), 'export {} ')],
  ['a missing file', (bundle) => rmSync(join(bundle, 'server', 'entry.mjs'))],
  ['a file too many', (bundle) => writeFileSync(join(bundle, 'client', 'more.js'), '')],
  ['no manifest', (bundle) => rmSync(join(bundle, 'manifest.json'))],
  ['half a manifest', (bundle) => cut(join(bundle, 'manifest.json'))],
  ['a manifest of something else', (bundle) => writeFileSync(join(bundle, 'manifest.json'), '[1]')],
  [
    'the manifest of another key',
    (bundle) => replaceIn(join(bundle, 'manifest.json'), 'key1', 'key2'),
  ],
])('throws a bundle with %s away', (_, damage) => {
  keepBundle('key1', made, kept);
  damage(join(kept, 'key1'));
  expect(takeBundle('key1', taken, kept)).toBe(false);
  expect(readdirSync(kept)).toEqual([]);
  expect(() => readdirSync(taken)).toThrow();
});

it('puts a new bundle in the place of a damaged one with its key', () => {
  keepBundle('key', made, kept);
  writeFileSync(join(kept, 'key', 'client', 'more.js'), '');
  keepBundle('key', made, kept);
  expect(takeBundle('key', taken, kept)).toBe(true);
});

it('keeps the four newest', () => {
  ['a', 'b', 'c', 'd', 'e'].forEach((key, index) => {
    keepBundle(key, made, kept);
    utimesSync(join(kept, key), index, index);
  });
  keepBundle('f', made, kept);
  expect(readdirSync(kept).toSorted()).toEqual(['c', 'd', 'e', 'f']);
});

function cut(file: string) {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.slice(0, text.length / 2));
}

function replaceIn(file: string, from: string, to: string) {
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
}
