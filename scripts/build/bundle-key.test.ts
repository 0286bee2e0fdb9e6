import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bundleKey } from './bundle-key.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bundle-key-'));
  for (const room of 'admin components islands model pages public renderer scripts styles'.split(
    ' ',
  )) {
    mkdirSync(join(root, room));
  }
  mkdirSync(join(root, 'content'));
  writeFileSync(join(root, 'model', 'site.ts'), 'export const a = 1;');
  writeFileSync(join(root, 'package-lock.json'), '{}');
});

afterEach(() => rmSync(root, { recursive: true }));

const key = (how = {}, env = {}) => bundleKey(how, root, env);

it.each<[string, () => void]>([
  ['a source', () => writeFileSync(join(root, 'model', 'site.ts'), 'export const a = 2;')],
  ['a new source', () => writeFileSync(join(root, 'styles', 'more.css'), '')],
  ['a missing source', () => rmSync(join(root, 'model', 'site.ts'))],
  ['a picture', () => writeFileSync(join(root, 'public', 'a.svg'), '<svg/>')],
  ['the lock file', () => writeFileSync(join(root, 'package-lock.json'), '{"a":1}')],
  ['the configuration', () => writeFileSync(join(root, 'vite.config.ts'), 'export default {}')],
  ['the environment in a file', () => writeFileSync(join(root, '.env'), 'VITE_A=1')],
])('changes with %s', (_, change) => {
  const before = key();
  change();
  expect(key()).not.toBe(before);
});

it('changes with what the bundler is asked and with variables that reach the bundle', () => {
  expect(new Set([key(), key({ base: '/site/' }), key({}, { VITE_A: '1' })]).size).toBe(3);
});

it('stays with content, tests and other variables', () => {
  const before = key();
  writeFileSync(join(root, 'content', 'business.yaml'), 'name: x');
  writeFileSync(join(root, 'model', 'site.test.ts'), 'expect(1)');
  expect(key({}, { SITE_URL: 'https://www.example.org' })).toBe(before);
});
