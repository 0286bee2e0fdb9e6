import { expect, it } from 'vitest';
import { createSite } from '../../model/site.ts';
import { sitePages } from '../../model/site-pages.ts';
import { contentOf } from '../../tests/support/content.ts';
import { FIXTURE, settings } from '../../tests/support/fixture.ts';
import { checkContent, readContentFolder } from '../content/index.ts';
import { sitemap } from './sitemap.ts';

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
