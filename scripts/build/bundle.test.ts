import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bundleParts, openBundle, SOURCES } from './bundle.ts';

let root: string;
let kept: string;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'bundle-'));
  kept = join(root, 'kept');
  for (const source of SOURCES) {
    if (source.includes('.')) writeFileSync(join(root, source), '{}');
    else mkdirSync(join(root, source));
  }
  writeFileSync(join(root, 'model', 'site.ts'), 'export const a = 1;');
  await open();
});

afterEach(() => rmSync(root, { recursive: true }));

const open = (base = '', clean = false) => openBundle(base, clean, bundleInto, kept, root);

async function bundleInto(folder: string) {
  const { client, server, editor, loader, plain } = bundleParts(folder);
  for (const part of [client, server, editor]) mkdirSync(part);
  writeFileSync(join(client, 'island.js'), 'start()');
  for (const script of [loader, plain]) writeFileSync(script, 'load()');
}

it('hands over the bundle of the same code', async () => {
  const { client, isNew } = await open();
  expect(isNew).toBe(false);
  expect(readFileSync(join(client, 'island.js'), 'utf8')).toBe('start()');
});

describe('bundles', () => {
  it.each<[string, () => void]>([
    ['when a source changed', () => writeFileSync(join(root, 'model', 'site.ts'), 'const b = 2;')],
    ['when a source was added', () => writeFileSync(join(root, 'styles', 'more.css'), '')],
    ['when a source is gone', () => rmSync(join(root, 'model', 'site.ts'))],
    ['when a package changed', () => writeFileSync(join(root, 'package-lock.json'), '{"a":1}')],
    ['when the kept one was damaged', () => writeFileSync(keptFile('island.js'), 'star')],
    ['when the kept one lacks a file', () => rmSync(keptFile('loader.js'))],
    ['when the kept one was never finished', () => rmSync(keptFile('hash'))],
    ['when there is no folder of kept ones', () => rmSync(kept, { recursive: true })],
  ])('%s, and keeps that', async (_, change) => {
    change();
    expect((await open()).isNew).toBe(true);
    expect((await open()).isNew).toBe(false);
  });

  it('below another path, and when it is told to', async () => {
    expect((await open('/site')).isNew).toBe(true);
    expect((await open('', true)).isNew).toBe(true);
  });
});

it('stays the same with tests, and keeps a few of the newest', async () => {
  writeFileSync(join(root, 'model', 'site.test.ts'), 'expect(1)');
  expect((await open()).isNew).toBe(false);
  for (const base of ['/1', '/2', '/3', '/4', '/5']) await open(base);
  expect((await open('/5')).isNew).toBe(false);
  expect(readdirSync(kept)).toHaveLength(4);
});

function keptFile(name: string): string {
  const file = readdirSync(kept, { recursive: true, encoding: 'utf8' }).find((path) =>
    path.endsWith(name),
  );
  return join(kept, file ?? '');
}
