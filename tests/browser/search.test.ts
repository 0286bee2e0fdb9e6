import { once } from 'node:events';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserForTests } from '../support/browser.ts';

const open = browserForTests();

const box = (page: Page) => page.getByPlaceholder('Search places or cities...');
const status = (page: Page) => page.getByRole('search').getByRole('status');
const says = (page: Page, text: string) => status(page).getByText(text, { exact: true }).waitFor();

/** The cities of all cards in view, each once. */
async function cities(page: Page): Promise<string[]> {
  const links = await page.getByRole('link', { name: /^More in / }).all();
  return [...new Set(await Promise.all(links.map((link) => link.innerText())))];
}

describe('typing', () => {
  it.each([375, 1280])('filters live, whatever the case, at %i pixels', async (width) => {
    const { page, complaints } = await open('/places', { width });
    await box(page).pressSequentially('OnTaRiO');
    await says(page, '5 of 165 places');
    expect(await cities(page)).toEqual(['More in Ontario']);
    const headings = page.getByRole('main').getByRole('heading', { level: 2 });
    expect(await headings.filter({ visible: true }).allInnerTexts()).toEqual(['Ontario, OR']);
    await box(page).fill('oo boi');
    await says(page, '1 of 165 places');
    expect(await page.getByRole('heading', { name: 'Zoo Boise' }).isVisible()).toBe(true);
    expect(complaints).toEqual([]);
  });

  it('looks at names only, not at descriptions or states', async () => {
    const { page } = await open('/places');
    await box(page).fill('geothermal');
    await says(page, 'No attractions found matching "geothermal"');
    await box(page).fill(', ID');
    await says(page, 'No attractions found matching ", ID"');
  });

  it('loses no letter of what was typed before it was hydrated', async () => {
    const typed = new AbortController();
    const { page } = await open('/places', {
      before: (before) =>
        before.route('**/assets/chunks/**', async (route) => {
          if (!typed.signal.aborted) await once(typed.signal, 'abort');
          await route.continue();
        }),
    });
    await box(page).pressSequentially('vale');
    typed.abort();
    await says(page, '5 of 165 places');
    expect(await box(page).inputValue()).toBe('vale');
  });
});

it('opens filtered from a shared link', async () => {
  const { page, complaints } = await open('/places?q=ontario');
  await says(page, '5 of 165 places');
  expect(await box(page).inputValue()).toBe('ontario');
  expect(complaints).toEqual([]);
});

it('writes the query into the address; back and forward follow it', async () => {
  const { page } = await open('/places');
  await box(page).pressSequentially('vale');
  await says(page, '5 of 165 places');
  await page.waitForURL('**/places?q=vale');
  await page.goBack();
  await says(page, '165 places');
  expect(await box(page).inputValue()).toBe('');
  await page.goForward();
  await says(page, '5 of 165 places');
  expect(await box(page).inputValue()).toBe('vale');
});

it('echoes a query as text only', async () => {
  const { page, complaints } = await open('/places?q=<img src=x onerror=alert(1)>');
  await says(page, 'No attractions found matching "<img src=x onerror=alert(1)>"');
  expect(complaints).toEqual([]);
});

it('lists every place without JavaScript', async () => {
  const { page } = await open('/places', { javaScriptEnabled: false });
  expect(await page.getByRole('link', { name: /^Learn More/ }).count()).toBe(165);
  expect(await box(page).isVisible()).toBe(false);
});

it('works by keyboard alone', async () => {
  const { page } = await open('/places');
  await box(page).focus();
  await page.keyboard.type('zzz');
  await says(page, 'No attractions found matching "zzz"');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await says(page, '165 places');
  expect(await box(page).evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.type('vale');
  await says(page, '5 of 165 places');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await says(page, '165 places');
});
