import { expect, it } from 'vitest';
import { createSite } from '../../model/site.ts';
import { sitePages } from '../../model/site-pages.ts';
import { contentOf } from '../../tests/support/content.ts';
import { FIXTURE, settings } from '../../tests/support/fixture.ts';
import { checkContent, readContentFolder } from '../content/index.ts';
import { sitemap } from './sitemap.ts';

it('maps every page to an existing content file', async () => {
  const checked = checkContent(await readContentFolder(FIXTURE), settings);
  const site = createSite(contentOf(checked));
  const pages = sitePages(site);
  const files = pages.map(({ file }) => file);
  expect(files.filter((file) => !checked.texts.has(`content/${file}`))).toEqual([]);
  const zoo = pages.find(({ path }) => path === '/places/zoo-boise');
  expect(zoo?.file).toBe('attractions/boise.yaml');
});

it('leaves out a place that opts out, and dates each page by its own file if the date is known', async () => {
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

  // Shared text doesn't count as new on any page.
  expect(dated({ 'pages/city.md': '2026-02-01' })).toEqual([]);
});
