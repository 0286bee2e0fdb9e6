import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from '../site/axe.ts';
import { browserForTests } from '../support/browser.ts';

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
  expect(await city(page).evaluate((link) => link === document.activeElement)).toBe(true);
  await followAndReturn(page, () => page.keyboard.press('Enter'));
});

it('keeps what is typed and says that it is looking before its file has loaded', async () => {
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
  await page.getByText('Looking...').waitFor();
  expect(await field(page).inputValue()).toBe('pink slip');
  answer();
  await title(page).waitFor();
  await page.getByText('Looking...').waitFor({ state: 'hidden' });
  expect(await field(page).inputValue()).toBe('pink slip');
});

it('shows the same results at a shared address, for an unknown city too', async () => {
  const { page } = await openPage('/services?q=pink+slip');
  await title(page).waitFor();
  await page.reload();
  await title(page).waitFor();

  const unknown = await openPage('/areas/silver-city?q=kuna', { allow: /^Page not found/ });
  await city(unknown.page).waitFor();
  expect(await unknown.page.evaluate(() => scrollY)).toBe(0);
  await field(unknown.page).fill('pink slip');
  await title(unknown.page).waitFor();
});

it('shows the first result above the keyboard of a phone', async () => {
  // A phone of 667 pixels whose keyboard is open.
  const viewport = { width: 375, height: 390 };
  const { page } = await openPage('/', { viewport, context: { viewport, hasTouch: true } });
  await field(page).tap();
  await page.keyboard.type('pink slip kuna');
  await city(page).waitFor();
  const [first, label] = await Promise.all([
    hits(page).getByRole('listitem').first().boundingBox(),
    page.locator('.search-form label').boundingBox(),
  ]);
  expect(label?.y).toBeGreaterThanOrEqual(0);
  expect((first?.y ?? 0) + (first?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
});

it('says that nothing was found, and where to look', async () => {
  const { page } = await openPage('/areas', { width: 375 });
  await field(page).fill('pizza');
  await page.getByText('Nothing by that name.').first().waitFor();
  const ways = page.locator('.search-ways').getByRole('link');
  expect(await ways.allInnerTexts()).toEqual(['All documents', 'All service areas', 'Call now']);
  expect(await violations(page)).toEqual([]);
});

it('marks the document that a result leads to, where the next Tab goes on', async () => {
  const { page } = await openPage('/', { width: 375 });
  await field(page).fill('pink slip');
  await title(page).click();
  const document = page.locator('#documents-vehicle-titles');
  await document.waitFor();
  expect(await document.evaluate((item) => item.matches(':target'))).toBe(true);
  const header = await page.getByRole('banner').boundingBox();
  const top = await document.evaluate((item) => item.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0) - 1);

  await page.keyboard.press('Tab');
  const isAfter = await document.evaluate(
    (item) =>
      (item.compareDocumentPosition(item.ownerDocument.activeElement ?? item) &
        Node.DOCUMENT_POSITION_FOLLOWING) >
      0,
  );
  expect(isAfter).toBe(true);
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
