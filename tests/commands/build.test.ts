import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ContentCopy, copyContent } from '../support/content.ts';
import { npmRun } from '../support/npm-run.ts';
import { readPages } from '../support/pages.ts';

let copy: ContentCopy;

beforeEach(async () => {
  copy = await copyContent();
});

afterEach(() => copy.dispose());

describe('a city that is taken away', () => {
  const out = join(tmpdir(), `site-without-kuna-${process.pid}`);
  afterAll(() => rm(out, { recursive: true, force: true }));

  it('is missed by every file that names it, and gone once they are fixed', async () => {
    await copy.remove('cities/kuna.md');
    const check = await npmRun('check', '--content', copy.folder);
    expect(check.code).toBe(1);
    const named = check.output
      .split('\n')
      .filter((line) => line.includes('unknown city "kuna"'))
      .map((line) => line.split(':')[0]?.split(' ')[0]);
    expect(named).toEqual([
      'content/attractions/kuna.yaml',
      'content/business.yaml',
      'content/cities/boise.md',
      'content/cities/melba.md',
      'content/cities/meridian.md',
      'content/cities/nampa.md',
    ]);

    await copy.remove('attractions/kuna.yaml');
    for (const path of [
      'business.yaml',
      ...['boise', 'melba', 'meridian', 'nampa'].map((slug) => `cities/${slug}.md`),
    ]) {
      await copy.edit(path, (text) => text.replace(/^ +- kuna\n/m, ''));
    }
    const build = await npmRun('build', '--content', copy.folder, '--out', out);
    expect(build.output).toContain('Built 247 pages');
    expect(build.code).toBe(0);
    const pages = readPages(out);
    for (const path of ['/areas/kuna', '/locations/kuna', '/places/swan-falls-dam']) {
      expect(pages.has(path)).toBe(false);
    }
    expect(pages.get('/areas')?.html).not.toContain('Kuna, ID');
  });
});

describe('a build that fails', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'site-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('leaves the last good site as it was and says what to fix', async () => {
    const out = join(folder, 'client');
    expect((await npmRun('build', '--content', copy.folder, '--out', out)).code).toBe(0);
    const before = await readFile(join(out, 'index.html'), 'utf8');
    await copy.edit('cities/boise.md', (text) => text.replace('state: ID', 'state: WA'));
    const failed = await npmRun('build', '--content', copy.folder, '--out', out);
    expect(failed.code).toBe(1);
    expect(failed.output).toContain('content/cities/boise.md:3:8  state: expected ID or OR, found');
    expect(failed.output).not.toContain('    at ');
    expect(await readFile(join(out, 'index.html'), 'utf8')).toBe(before);
    expect(await readdir(folder)).toEqual(['client']);
  });
});

it('builds a city without attractions with general places that have no pages', async () => {
  const out = join(copy.folder, '..', 'site');
  await copy.write('attractions/notus.yaml', 'attractions: []\n');
  const build = await npmRun('build', '--content', copy.folder, '--out', out);
  expect(build.code).toBe(0);
  const $ = readPages(out).get('/areas/notus')?.$;
  const listed = $?.('.attractions li')
    .toArray()
    .map((li) => $(li).find('span').first().text());
  expect(listed).toEqual([
    'Downtown',
    'City Park',
    'Public Library',
    'Community Center',
    'Sports Complex',
  ]);
  expect($?.('.attractions a[href^="/places"]')).toHaveLength(0);
  expect($?.('.attractions a').first().attr('href')).toContain('origin=Downtown%2C+Notus%2C+ID');
});

describe('a command that is called wrongly', () => {
  it.each([
    ['check', '--contents', 'x'],
    ['check', '--content', 'no-such-folder'],
    ['build', '--outt', 'x'],
    ['preview', '--port', 'abc'],
    ['dev', '--port', 'abc'],
    ['generate-content', '--cities', '9'],
  ])('%s %s %s ends with 2 and says how to call it', async (name, ...args) => {
    const { code, output } = await npmRun(name, ...args);
    expect(code).toBe(2);
    expect(output).not.toContain('    at ');
  });
});

it('says so when there is no site to serve', async () => {
  const { code, output } = await npmRun('preview', '--out', 'no-such-folder');
  expect(code).toBe(1);
  expect(output).toContain('run "npm run build" first');
});
