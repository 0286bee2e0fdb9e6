import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { browserForTests } from '../support/browser.ts';

const open = browserForTests();

/** Stands in for the map host. */
const standIn = (page: Page) =>
  page.route('https://www.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>The real map</p>' }),
  );

it.each([true, false])(
  'a map loads inside its frame when it is asked for (JavaScript: %s)',
  async (javaScriptEnabled) => {
    const { page, complaints } = await open('/areas/boise', { javaScriptEnabled, before: standIn });
    const frame = page.frameLocator('iframe[title="Map of Boise, ID"]');
    const link = frame.getByRole('link', { name: 'Show the map of Boise, ID' });
    await link.scrollIntoViewIfNeeded();
    expect(complaints).toEqual([]);
    await link.click();
    await frame.getByText('The real map').waitFor();
    expect(page.url()).toBe(`${inject('baseUrl')}/areas/boise`);
  },
);

it('a map opens by key too', async () => {
  const { page } = await open('/contact', { before: standIn });
  const frame = page.frameLocator('iframe[title="Map of Boise, ID"]');
  await frame.getByRole('link', { name: 'Show the map of Boise, ID' }).focus();
  await page.keyboard.press('Enter');
  await frame.getByText('The real map').waitFor();
});

it('a place shows the way to the office', async () => {
  const { page } = await open('/places/zoo-boise', { before: standIn });
  const frame = page.frameLocator('iframe[title*="Driving directions"]');
  await frame.getByRole('link', { name: 'Show the driving directions' }).click();
  await frame.getByText('The real map').waitFor();
});
