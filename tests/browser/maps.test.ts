import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { browserForTests } from '../support/browser.ts';

const open = browserForTests();

/** The cities of the fixture. */
const CITIES = ['Boise', 'Meridian', 'Nampa', 'Kuna', 'Fruitland', 'Ontario'];

/** Stands in for the map host. */
const standIn = (page: Page) =>
  page.route('https://www.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>The real map</p>' }),
  );
const realMap = (page: Page, title: string) =>
  page.frameLocator(`iframe[title*="${title}"]`).getByText('The real map').waitFor();
const googleMaps = [expect.stringMatching(/^asked for https:\/\/www\.google\.com\/maps/)];

it('a map loads inside its frame when it is asked for, by pointer or key, and only then', async () => {
  const { page, complaints, go } = await open('/areas/boise', { before: standIn });
  const link = page.getByRole('link', { name: 'Show map of Boise, ID' });
  await link.scrollIntoViewIfNeeded();
  expect(complaints).toEqual([]);
  await link.click();
  await realMap(page, 'Map of Boise, ID');
  expect(complaints.splice(0)).toEqual(googleMaps);
  expect(new URL(page.url()).pathname).toBe('/areas/boise');
  expect(page.context().pages()).toHaveLength(1);

  await go('/contact');
  await page.getByRole('link', { name: 'Show map of Boise, ID' }).press('Enter');
  await realMap(page, 'Map of Boise, ID');
  await go('/places/zoo-boise');
  await page.getByRole('link', { name: 'Show driving directions' }).click();
  await realMap(page, 'Driving directions');
  expect(complaints.splice(0)).toEqual([...googleMaps, ...googleMaps]);
});

it('a map loads by itself where the owner wants it', async () => {
  const { page, complaints } = await open('/contact', {
    baseUrl: inject('sites').other.url,
    before: standIn,
  });
  await page.locator('iframe[title="Map of Boise, ID"]').scrollIntoViewIfNeeded();
  await realMap(page, 'Map of Boise, ID');
  expect(complaints.splice(0)).toEqual(googleMaps);
});

it('the drawn maps name every city once, apart from the others, and lead to their pages', async () => {
  const { page } = await open('/areas');
  const onMaps = (name: string) => page.getByRole('figure').getByText(name, { exact: true });
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const boxes = await Promise.all(
      CITIES.map(async (name) => ({ name, box: await onMaps(name).boundingBox() })),
    );
    const meetings = boxes.flatMap(({ name, box: a }, index) =>
      boxes.slice(index + 1).flatMap(({ name: other, box: b }) => {
        if (a === null || b === null) return `${name} or ${other} is on no map`;
        const beside = a.x + a.width <= b.x || b.x + b.width <= a.x;
        const below = a.y + a.height <= b.y || b.y + b.height <= a.y;
        return beside || below ? [] : `${name} meets ${other}`;
      }),
    );
    expect({ width, meetings }).toEqual({ width, meetings: [] });
  }
  // For keys and screen readers the list has the links.
  expect(await page.getByRole('link', { name: 'Kuna', exact: true }).count()).toBe(0);
  await onMaps('Kuna').click();
  await page.waitForURL('**/areas/kuna');
});
