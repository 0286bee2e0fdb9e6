import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { browserForTests, WITH_MAPS } from '../support/browser.ts';

const open = browserForTests();

const realMap = (page: Page, title: string) =>
  page.frameLocator(`iframe[title*="${title}"]`).getByText('The real map').waitFor();
const asked = [expect.stringMatching(WITH_MAPS.allow)];

it('a map loads inside its frame when it is asked for, by pointer or key, and only then', async () => {
  const { page, complaints } = await open('/areas/boise', { before: WITH_MAPS.before });
  const link = page.getByRole('link', { name: "Open Google's map" });
  await link.scrollIntoViewIfNeeded();
  expect(complaints).toEqual([]);
  await link.click();
  await realMap(page, 'Map of Boise, ID');
  expect(complaints.splice(0)).toEqual(asked);
  expect(new URL(page.url()).pathname).toBe('/areas/boise');
  expect(page.context().pages()).toHaveLength(1);
  await page.goto('./places/zoo-boise');
  await page.getByRole('link', { name: 'Show driving directions' }).press('Enter');
  await realMap(page, 'Driving directions');
  expect(complaints.splice(0)).toEqual(asked);
});

it('a map loads by itself where the owner wants it', async () => {
  const { page } = await open('/contact', { baseURL: inject('sites').other.url, ...WITH_MAPS });
  await page.locator('iframe[title="Map of Boise, ID"]').scrollIntoViewIfNeeded();
  await realMap(page, 'Map of Boise, ID');
  // The map that its own file names, at another host of Google's.
  await page.goto('./areas/kuna');
  await page.locator('iframe[title="Map of Kuna, ID"]').scrollIntoViewIfNeeded();
  await realMap(page, 'Map of Kuna, ID');
});

it('the drawn maps lead to the pages of their cities, and the list does for keys', async () => {
  const { page } = await open('/areas');
  for (const name of ['Boise', 'Meridian', 'Nampa', 'Kuna', 'Fruitland', 'Ontario']) {
    const drawn = page.getByRole('figure').getByText(name, { exact: true });
    expect(await drawn.filter({ visible: true }).count()).toBe(1);
    expect(await page.getByRole('link', { name, exact: true }).count()).toBe(0);
  }
  await page.getByRole('figure').getByText('Kuna', { exact: true }).click();
  await page.waitForURL('**/areas/kuna');
});
