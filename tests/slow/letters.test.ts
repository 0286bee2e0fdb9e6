import { expect, inject, it } from 'vitest';
import { browserForTests, hydrateAll, WITH_MAPS } from '../support/browser.ts';
import { letterFaults } from '../support/letters.ts';
import { FIXTURE_KINDS } from '../support/page-kinds.ts';

const openPage = browserForTests();
const baseURL = inject('sites').other.url;
const PAGES = Object.values(FIXTURE_KINDS).map(([, path]) => path);
const ALLOWED = new RegExp(`^Page not found|${WITH_MAPS.allow.source}`);

it.each(PAGES)('%s of the second site has letters of any size', async (path) => {
  const { page } = await openPage(path, { baseURL, ...WITH_MAPS, allow: ALLOWED });
  await hydrateAll(page);
  expect(await letterFaults(page)).toEqual([]);
});
