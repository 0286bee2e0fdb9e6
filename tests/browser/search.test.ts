import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from '../site/axe.ts';
import { browserForTests, hydrated } from '../support/browser.ts';

const openPage = browserForTests();

const field = (page: Page) => page.getByRole('searchbox');
const button = (page: Page) => page.getByRole('button', { name: 'Search' });
const hits = (page: Page) => page.getByRole('list', { name: 'Results' });
const title = (page: Page) => hits(page).getByRole('link', { name: 'Vehicle titles' });
const city = (page: Page) => hits(page).getByRole('link', { name: 'Kuna, ID' });

/** Follows a hit, goes back, and expects the search as it was. */
async function followAndReturn(page: Page, follow: () => Promise<unknown>) {
  const before = await hits(page).innerText();
  await follow();
  await page.waitForURL('**/areas/kuna');
  await page.goBack();
  await hits(page).waitFor();
  expect(await field(page).inputValue()).toBe('pink slip kuna');
  expect(await hits(page).innerText()).toBe(before);
}

it('finds, by mouse', async () => {
  const { page, requests } = await openPage('/');
  expect(requests).not.toContain('/search.json');

  await field(page).click();
  await page.keyboard.type('pink slip kuna');
  await city(page).waitFor();
  expect(requests).toContain('/search.json');
  expect(new URL(page.url()).search).toBe('?q=pink+slip+kuna');
  expect(await violations(page)).toEqual([]);

  await button(page).click();
  await expect
    .poll(() => hits(page).evaluate((list) => list === document.activeElement))
    .toBe(true);
  await followAndReturn(page, () => city(page).click());

  // On the document list, the fold with the hit opens.
  await title(page).click();
  await page.waitForURL(/\/services#documents-vehicle-titles$/);
  await page.locator('#documents-vehicle-titles').getByText('Bring: ').waitFor();
});

it('finds, by touch', async () => {
  const viewport = { width: 375, height: 667 };
  const { page } = await openPage('/', { viewport, context: { viewport, hasTouch: true } });
  await field(page).tap();
  await page.keyboard.type('pink slip kuna');
  await button(page).tap();
  await city(page).waitFor();
  await expect
    .poll(() => hits(page).evaluate((list) => list === document.activeElement))
    .toBe(true);
  await followAndReturn(page, () => city(page).tap());
});

it('finds, by keys', async () => {
  const { page } = await openPage('/areas', { width: 375 });
  await field(page).focus();
  await page.keyboard.type('pink slip kuna');
  await page.keyboard.press('Enter');
  await city(page).waitFor();
  await expect
    .poll(() => hits(page).evaluate((list) => list === document.activeElement))
    .toBe(true);

  await page.keyboard.press('Tab');
  expect(await title(page).evaluate((link) => link === document.activeElement)).toBe(true);
  await page.keyboard.press('Tab');
  await followAndReturn(page, () => page.keyboard.press('Enter'));
});

it('keeps what is typed before its file has loaded', async () => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { page } = await openPage('/', {
    before: (before) =>
      before.route('**/search.json', async (route) => {
        await asked;
        await route.continue();
      }),
  });
  await field(page).click();
  await page.keyboard.type('pink slip');
  await page.keyboard.press('Enter');
  expect(await field(page).inputValue()).toBe('pink slip');
  answer();
  await title(page).waitFor();
  expect(await field(page).inputValue()).toBe('pink slip');
});

it('shows the same results at a shared address, for an unknown city too', async () => {
  const { page } = await openPage('/services?q=pink+slip');
  await title(page).waitFor();
  await page.reload();
  await title(page).waitFor();

  const unknown = await openPage('/areas/silver-city', { allow: /^Page not found/ });
  await field(unknown.page).click();
  await hydrated(unknown.page, 'Search');
  await unknown.page.keyboard.type('kuna');
  await city(unknown.page).waitFor();
});

it("leads to the documents if its file doesn't load", async () => {
  const { page } = await openPage('/', {
    allow: /failed|search\.json/i,
    before: (before) => before.route('**/search.json', (route) => route.abort()),
  });
  await field(page).fill('pink slip');
  await page.getByText("The search isn't working right now.").waitFor();
  await button(page).click();
  await page.waitForURL(/\/services\?q=pink\+slip#documents$/);
});
