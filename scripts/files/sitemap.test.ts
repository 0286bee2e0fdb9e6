import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createSite } from '../../model/site.ts';
import { sitePages } from '../../model/site-pages.ts';
import { contentOf } from '../../tests/support/content.ts';
import { FIXTURE, settings } from '../../tests/support/fixture.ts';
import { folderForGit } from '../../tests/support/repository.ts';
import { checkContent, readContentFolder } from '../content/index.ts';
import { fileDates, sitemap } from './sitemap.ts';

it('takes the last commit of each file, and nothing where Git does not know it', async ({
  skip,
}) => {
  const { folder, save, git } = folderForGit(skip);
  expect(await fileDates(folder)).toEqual({});
  save('a.yaml', 'a: 1\n');
  save('b.yaml', 'b: 1\n');
  git('', 'init', '-q');
  git('', 'add', '.');
  git('2026-01-01T12:00:00Z', 'commit', '-qm', 'both');
  save('b.yaml', 'b: 2\n');
  git('2026-02-02T12:00:00Z', 'commit', '-qam', 'b');
  save('c.yaml', 'c: 1\n');
  expect(await fileDates(folder)).toEqual({ 'a.yaml': '2026-01-01', 'b.yaml': '2026-02-02' });
  git('', 'clone', '-q', '--depth', '1', `file://${folder}`, join(folder, 'shallow'));
  expect(await fileDates(join(folder, 'shallow'))).toEqual({});
});

it('names the files of the content for every page', async () => {
  const checked = checkContent(await readContentFolder(FIXTURE), settings);
  const site = createSite(contentOf(checked));
  const pages = sitePages(site);
  const files = pages.map(({ file }) => file);
  expect(files.filter((file) => !checked.texts.has(`content/${file}`))).toEqual([]);
  const zoo = pages.find(({ path }) => path === '/places/zoo-boise');
  expect(zoo?.file).toBe('attractions/boise.yaml');
});

it('leaves out a place that asks for it, and dates each page by the file with its words, where a date is known', async () => {
  const site = createSite(contentOf(checkContent(await readContentFolder(FIXTURE), settings)));
  const dates = { 'cities/kuna.md': '2026-02-03', 'attractions/boise.yaml': '2026-03-04' };
  const dated = (all: Record<string, string>) =>
    [...sitemap(site, all).matchAll(/<loc>([^<]*)<\/loc><lastmod>([^<]*)</g)].map(
      ([, url, date]) => [url, date],
    );
  expect(dated(dates)).toEqual([
    ['https://www.example.com/areas/kuna', '2026-02-03'],
    ['https://www.example.com/places/city-park-boise', '2026-03-04'],
    ['https://www.example.com/places/capitol-library', '2026-03-04'],
  ]);

  // What every city's page says is new on none of them.
  expect(dated({ 'pages/city.md': '2026-02-01' })).toEqual([]);
});
