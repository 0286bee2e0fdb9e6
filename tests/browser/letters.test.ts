import { expect, inject, it } from 'vitest';
import { browserForTests, hydrateAll, WITH_MAPS } from '../support/browser.ts';
import { letterFaults } from '../support/letters.ts';
import { FIXTURE_KINDS } from '../support/page-kinds.ts';
import { IS_SLOW } from '../support/slow.ts';

const openPage = browserForTests();
const { site, other } = inject('sites');

const pagesOfSite = Object.values(FIXTURE_KINDS).map(([path]) => ({ path, baseURL: site.url }));
const pagesOfOther = Object.values(FIXTURE_KINDS).map(([, path]) => {
  return { path, baseURL: other.url };
});
const PAGES = IS_SLOW ? [...pagesOfSite, ...pagesOfOther] : pagesOfSite;

it.each(PAGES)('$path of $baseURL has letters of any size', async ({ path, baseURL }) => {
  const allow = new RegExp(`^Page not found|${WITH_MAPS.allow.source}`);
  const { page } = await openPage(path, { baseURL, ...WITH_MAPS, allow });
  await hydrateAll(page);
  expect(await letterFaults(page)).toEqual([]);
});
