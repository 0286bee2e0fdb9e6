import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { browserForTests, hydrateAll } from '../support/browser.ts';
import { pageKindsOf } from '../support/page-kinds.ts';

const openPage = browserForTests();
const { other } = inject('sites');

/** Opens a page of the site that stands below /site/; its maps load by themselves, and load nothing. */
const open = (path: string, width = 1280) =>
  openPage(path, {
    baseUrl: other.url,
    width,
    allow: /^asked for https:\/\/www\.google\.com\/maps/,
    before: (page: Page) =>
      page.route('https://www.google.com/**', (route) => route.fulfill({ body: '' })),
  });

it('asks and leads only below its base, from pages and islands', async () => {
  const { page, go } = await open('/');
  for (const path of pageKindsOf(other.folder)) {
    await go(path);
    await hydrateAll(page);
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const past = links.filter((address) => !address?.startsWith('/site/'));
    expect({ path, past, some: links.length > 0 }).toEqual({ path, past: [], some: true });
  }
});

it('leads from page to page by menu, map, search and answer, and knows unknown cities', async () => {
  const { page, go } = await open('/', 375);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByText('Service Areas').click();
  await page.waitForURL('**/site/locations');
  await page.getByRole('figure').first().getByText('Boise', { exact: true }).click();
  await page.waitForURL('**/site/areas/boise');

  await go('/places?q=ontario');
  await page.getByText('3 of 15 places').waitFor();
  await page.getByPlaceholder('Search places or cities...').fill('zoo');
  await page.waitForURL('**/site/places?q=zoo');

  await go('/services?document=vehicle-titles&place=kuna');
  const answer = page.getByRole('region', { name: 'Answer' });
  await answer.getByRole('link', { name: 'Kuna' }).click();
  await page.waitForURL('**/site/areas/kuna');

  await go('/areas/silver-city');
  await page.getByRole('heading', { name: 'Mobile Notary Services in Silver City, ID' }).waitFor();
  await go('/Locations/BOISE/');
  await page.waitForURL('**/site/areas/boise');
});

it('offers no text message to a number that takes none', async () => {
  const { page } = await open('/contact');
  await page.getByRole('button', { name: 'Call or Text' }).click();
  await page.getByRole('link', { name: 'Call (541) 555-0199' }).waitFor();
  expect(await page.getByRole('link', { name: 'Send a text' }).count()).toBe(0);
});
