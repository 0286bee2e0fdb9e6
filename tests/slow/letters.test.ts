import { expect, inject, it } from 'vitest';
import { browserForTests, hydrateAll, WITH_MAPS } from '../support/browser.ts';
import { lookIn } from '../support/look.ts';
import { FIXTURE_KINDS } from '../support/page-kinds.ts';

const openPage = browserForTests();
const ALLOWED = new RegExp(`^Page not found|${WITH_MAPS.allow.source}`);
const { site, other } = inject('sites');
const PAGES = Object.values(FIXTURE_KINDS).flatMap(([path, otherPath]) => [
  { baseURL: site.url, path },
  { baseURL: other.url, path: otherPath },
]);

/** Text sizes (WCAG 1.4.4) and spacing (WCAG 1.4.12), each in several windows. */
const LETTERS = [
  { size: '100%', isSpaced: true },
  { size: '130%' },
  { size: '150%' },
  { size: '200%' },
];
const VIEWS = LETTERS.flatMap((letters) =>
  [320, 375, 480, 768, 1024, 1280].map((width) => ({ letters, width })),
);

it.each(PAGES)('$path at $baseURL supports all text sizes', async ({ path, baseURL }) => {
  const { page } = await openPage(path, { baseURL, ...WITH_MAPS, allow: ALLOWED });
  await hydrateAll(page);
  expect(await lookIn(page, VIEWS)).toEqual([]);
});
