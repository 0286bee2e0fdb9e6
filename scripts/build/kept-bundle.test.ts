import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepBundle, SOURCES, takeBundle } from './kept-bundle.ts';

let root: string;
let work: string;
let kept: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kept-bundle-'));
  work = join(root, 'work');
  kept = join(root, 'kept');
  for (const source of SOURCES) {
    if (source.includes('.')) writeFileSync(join(root, source), '{}');
    else mkdirSync(join(root, source));
  }
  writeFileSync(join(root, 'model', 'site.ts'), 'export const a = 1;');
  mkdirSync(join(work, 'client'), { recursive: true });
  writeFileSync(join(work, 'client', 'island.js'), 'start()');
  keepBundle('', work, { root, kept });
});

afterEach(() => rmSync(root, { recursive: true }));

const take = (base = '') => takeBundle(base, join(root, 'taken'), { root, kept });

it('hands over the bundle of the same code', () => {
  expect(take()).toBe(true);
  expect(readFileSync(join(root, 'taken', 'client', 'island.js'), 'utf8')).toBe('start()');
});

describe('has none', () => {
  it.each<[string, () => void]>([
    ['when a source changed', () => writeFileSync(join(root, 'model', 'site.ts'), 'const b = 2;')],
    ['when a source was added', () => writeFileSync(join(root, 'styles', 'more.css'), '')],
    ['when a source is gone', () => rmSync(join(root, 'model', 'site.ts'))],
    ['when a package changed', () => writeFileSync(join(root, 'package-lock.json'), '{"a":1}')],
    ['when it was damaged', () => damage()],
    ['when there is no folder of kept ones', () => rmSync(kept, { recursive: true })],
  ])('%s', (_, change) => {
    change();
    expect(take()).toBe(false);
  });

  it('below another path', () => {
    expect(take('/site')).toBe(false);
  });
});

it('keeps it again in the place of a damaged one', () => {
  damage();
  keepBundle('', work, { root, kept });
  expect(take()).toBe(true);
});

it('stays the same with tests, and keeps a few of the newest', () => {
  writeFileSync(join(root, 'model', 'site.test.ts'), 'expect(1)');
  expect(take()).toBe(true);
  for (const base of ['/1', '/2', '/3', '/4', '/5']) keepBundle(base, work, { root, kept });
  expect(take('/5')).toBe(true);
  expect(readdirSync(kept)).toHaveLength(4);
});

function damage() {
  const file = readdirSync(kept, { recursive: true, encoding: 'utf8' }).find((name) =>
    name.endsWith('island.js'),
  );
  writeFileSync(join(kept, file ?? ''), 'star');
}
