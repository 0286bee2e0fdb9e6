import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from '../site/axe.ts';
import { browserForTests } from '../support/browser.ts';

const open = browserForTests();

const box = (page: Page) => page.getByPlaceholder('Search places or cities...');
const says = (page: Page, text: string) =>
  page.getByRole('search').getByRole('status').getByText(text, { exact: true }).waitFor();

/** The names of all places in view. */
const names = (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 3 }).filter({ visible: true });

it('filters live by place and city; the address follows, back and forward too', async () => {
  const { page } = await open('/places', { width: 375 });
  await box(page).pressSequentially('OnTaRiO');
  await says(page, '3 of 15 places');
  const cities = page.getByRole('main').getByRole('heading', { level: 2 });
  expect(await cities.filter({ visible: true }).allInnerTexts()).toEqual(['Ontario, OR']);
  expect(await names(page).count()).toBe(3);
  await page.waitForURL('**/places?q=OnTaRiO');
  const more = page.getByRole('link', { name: /^Learn More/ }).filter({ visible: true });
  await more.first().click();
  await page.waitForURL(/\/places\/[\w-]+$/);
  await page.goBack();
  await says(page, '3 of 15 places');
  expect(await box(page).inputValue()).toBe('OnTaRiO');
  await page.goBack();
  await says(page, '15 places');
  expect(await box(page).inputValue()).toBe('');
  await page.goForward();
  await says(page, '3 of 15 places');
  expect(await box(page).inputValue()).toBe('OnTaRiO');
});

it('opens filtered from a shared link, whose query is text only', async () => {
  const query = '<img src=x onerror=alert(1)>';
  const { page } = await open(`/places?q=${encodeURIComponent(query)}`);
  await says(page, `No attractions found matching "${query}"`);
  expect(await box(page).inputValue()).toBe(query);
  expect(await page.locator('img[src=x]').count()).toBe(0);
  expect(await violations(page)).toEqual([]);
});

it('works by keyboard alone', async () => {
  const { page } = await open('/places');
  await box(page).focus();
  await page.keyboard.type('zzz');
  await says(page, 'No attractions found matching "zzz"');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const focused = page.locator(':focus');
  expect(await focused.innerText()).toBe('Show all attractions');
  await page.keyboard.press('Enter');
  await says(page, '15 places');
  expect(await box(page).evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.type('oo boi');
  await says(page, '1 of 15 places');
  expect(await names(page).allInnerTexts()).toEqual(['Zoo Boise']);
  await page.keyboard.press('Tab');
  expect(await focused.innerText()).toBe('Clear');
  await page.keyboard.press('Space');
  await says(page, '15 places');
});
