import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type ContentCopy, copyContent } from '../support/content.ts';
import { npmRun } from '../support/npm-run.ts';
import { type BuiltPage, frozenPages, readPages } from '../support/pages.ts';
import { runHere } from '../support/run-here.ts';

let copy: ContentCopy;

beforeAll(async () => {
  copy = await copyContent();
});

afterAll(() => copy.dispose());

describe('a site with a city taken away, one without attractions, and an address that moved', () => {
  let site: string;
  let pages: Map<string, BuiltPage>;

  beforeAll(async () => {
    site = join(copy.folder, '..', 'site');
    await copy.remove('cities/kuna.md');
    const check = await runHere('check', '--content', copy.folder);
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
    await copy.write('attractions/notus.yaml', 'attractions: []\n');
    await copy.write(
      'redirects.yaml',
      'redirects:\n  - from: /boise-notary\n    to: /areas/boise\n',
    );
    const build = await npmRun('build', '--no-cards', '--content', copy.folder, '--out', site);
    expect(build.output).toContain('Built 243 pages');
    expect(build.code).toBe(0);
    pages = readPages(site);
  });

  it('has no page of the city and its attractions, and none that names it', () => {
    const gone = [...frozenPages().keys()].filter((path) => !pages.has(path));
    for (const path of ['/areas/kuna', '/locations/kuna', '/places/swan-falls-dam']) {
      expect(gone).toContain(path);
    }
    expect(pages.get('/areas')?.html).not.toContain('Kuna, ID');
  });

  it('shows general places that have no pages where a city has no attractions', () => {
    const $ = pages.get('/areas/notus')?.$;
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

  it('sends old addresses on, by rule and by page', async () => {
    const rules = await readFile(join(site, '_redirects'), 'utf8');
    expect(rules).toBe('/boise-notary /areas/boise 301\n');
    expect(pages.get('/boise-notary')?.html).toContain(
      '<meta http-equiv="refresh" content="0;url=/areas/boise">',
    );
  });

  it('has no pictures for shared links, as it was told', () => {
    expect(existsSync(join(site, 'cards'))).toBe(false);
    expect(pages.get('/')?.html).not.toContain('og:image');
    expect(pages.get('/')?.html).toContain('og:title');
  });
});

it('says so when an address that moved has a page, or leads to none', async () => {
  const other = await copyContent();
  await other.write('redirects.yaml', 'redirects:\n  - from: /areas/boise\n    to: /areas/bosie\n');
  const { code, output } = await runHere('check', '--content', other.folder);
  await other.dispose();
  expect(code).toBe(1);
  expect(output).toContain('redirects[1].from: "/areas/boise" is a page');
  expect(output).toContain('redirects[1].to: no page at "/areas/bosie"');
});

it('leaves the last good site as it was when a build fails, and says what to fix', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  const out = join(folder, 'client');
  await cp(inject('site'), out, { recursive: true });
  const wrong = await copyContent();
  await wrong.edit('cities/boise.md', (text) => text.replace('state: ID', 'state: WA'));
  const failed = await npmRun('build', '--content', wrong.folder, '--out', out);
  await wrong.dispose();
  expect(failed.code).toBe(1);
  expect(failed.output).toContain('content/cities/boise.md:3:8  state: expected ID or OR, found');
  expect(failed.output).not.toContain('    at ');
  expect(await readFile(join(out, 'index.html'), 'utf8')).toBe(frozenPages().get('/')?.html);
  expect(await readdir(folder)).toEqual(['client']);
  await rm(folder, { recursive: true });
});

describe('a command that is called wrongly', () => {
  it.each([
    ['check', '--contents', 'x'],
    ['check', '--content', 'no-such-folder'],
    ['build', '--outt', 'x'],
    ['preview', '--port', 'abc'],
    ['dev', '--port', 'abc'],
  ])('%s %s %s ends with 2 and says how to call it', async (name, ...args) => {
    const { code, output } = await runHere(name, ...args);
    expect(code).toBe(2);
    expect(output).not.toContain('    at ');
  });
});

it('says so when there is no site to serve', async () => {
  const { code, output } = await npmRun('preview', '--out', 'no-such-folder');
  expect(code).toBe(1);
  expect(output).toContain('run "npm run build" first');
});
