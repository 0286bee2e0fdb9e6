import { expect, inject, it } from 'vitest';
import { browserForTests, hydrateAll, WITH_MAPS } from '../support/browser.ts';
import { ALL_LETTERS, letterFaults } from '../support/letters.ts';
import { FIXTURE_KINDS } from '../support/page-kinds.ts';

const openPage = browserForTests();
const ALLOWED = new RegExp(`^Page not found|${WITH_MAPS.allow.source}`);
const { site, other } = inject('sites');
const PAGES = Object.values(FIXTURE_KINDS).flatMap(([path, otherPath]) => [
  { baseURL: site.url, path },
  { baseURL: other.url, path: otherPath },
]);

it.each(PAGES)('$path at $baseURL supports all text sizes', async ({ path, baseURL }) => {
  const { page } = await openPage(path, { baseURL, ...WITH_MAPS, allow: ALLOWED });
  await hydrateAll(page);
  expect(await letterFaults(page, ALL_LETTERS)).toEqual([]);
});
