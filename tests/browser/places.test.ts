import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from '../site/axe.ts';
import { browserForTests } from '../support/browser.ts';

const open = browserForTests();

const box = (page: Page) => page.getByPlaceholder('Search places or cities...');
const says = (page: Page, text: string) =>
  page.getByRole('search').getByRole('status').getByText(text, { exact: true }).waitFor();
const headings = (page: Page, level: number) =>
  page.getByRole('main').getByRole('heading', { level }).filter({ visible: true });

it('filters live by place and city; the address follows, back and forward too', async () => {
  const { page } = await open('/places', { width: 375 });
  const expectClosed = async () => {
    await says(page, '15 places');
    expect(await headings(page, 2).count()).toBe(5);
    expect(await headings(page, 3).count()).toBe(0);
  };
  const expectFound = async () => {
    await says(page, '3 of 15 places');
    expect(await box(page).inputValue()).toBe('OnTaRiO');
    expect(await headings(page, 2).allInnerTexts()).toEqual(['Ontario, OR']);
    expect(await headings(page, 3).count()).toBe(3);
  };
  // A group that was opened before stays open.
  await page.getByRole('heading', { name: 'Meridian, ID' }).click();
  expect(await headings(page, 3).count()).toBe(3);
  await box(page).pressSequentially('OnTaRiO');
  await expectFound();
  await page.waitForURL('**/places?q=OnTaRiO');
  const more = page.getByRole('link', { name: /^Learn More/ }).filter({ visible: true });
  await more.first().click();
  await page.waitForURL(/\/places\/[\w-]+$/);
  await page.goBack();
  await expectFound();
  await page.goBack();
  await expectClosed();
  await page.goForward();
  await expectFound();
});

it('opens filtered from a shared link, whose query is text only, and works by keyboard', async () => {
  const query = '<img src=x onerror=alert(1)>';
  const { page } = await open(`/places?q=${encodeURIComponent(query)}`);
  await says(page, `No attractions found matching "${query}"`);
  expect(await page.locator('img[src=x]').count()).toBe(0);
  expect(await violations(page)).toEqual([]);

  const focused = page.locator(':focus');
  await box(page).press('Tab');
  await page.keyboard.press('Tab');
  expect(await focused.innerText()).toBe('Show all attractions');
  await page.keyboard.press('Enter');
  await says(page, '15 places');
  // The focus is in the box again.
  await page.keyboard.type('oo boi');
  await says(page, '1 of 15 places');
  expect(await headings(page, 3).allInnerTexts()).toEqual(['Zoo Boise']);
  await page.keyboard.press('Tab');
  expect(await focused.innerText()).toBe('Clear');
  await page.keyboard.press('Space');
  await says(page, '15 places');
});
