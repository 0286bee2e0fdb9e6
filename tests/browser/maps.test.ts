import type { Locator, Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { BY_TOUCH, browserForTests, WITH_MAPS } from '../support/browser.ts';

const openPage = browserForTests();

type Box = Awaited<ReturnType<Locator['boundingBox']>>;

/** Waits for the fake map in a frame. */
const realMap = (page: Page, title: string) =>
  page.frameLocator(`iframe[title*="${title}"]`).getByText('The real map').waitFor();

/** Unit: pixels. */
function isInside(inner: Box, outer: Box): boolean {
  if (inner === null || outer === null) return false;
  const isAcross = inner.x >= outer.x && inner.x + inner.width <= outer.x + outer.width;
  const isDown = inner.y >= outer.y && inner.y + inner.height <= outer.y + outer.height;
  return isAcross && isDown;
}

/** The only external request: the map. */
const ONE_MAP = [expect.stringMatching(WITH_MAPS.allow)];

it('a map loads in its frame only on request, by pointer or key', async () => {
  const { page, complaints } = await openPage('/areas/boise', { before: WITH_MAPS.before });
  const link = page.getByRole('link', { name: "Open Google's map" });
  const drawing = page.locator('.map');
  await link.scrollIntoViewIfNeeded();
  expect(complaints).toEqual([]);
  expect(isInside(await link.boundingBox(), await drawing.boundingBox())).toBe(true);

  await link.click();
  await realMap(page, 'Map of Boise, ID');
  // The button would cover the map's controls; Tab goes on in the frame.
  await link.waitFor({ state: 'hidden' });
  const box = page.locator('.map-box');
  const height = async () => (await box.boundingBox())?.height ?? 0;
  const heightOnCity = await height();
  const isInFrame = () => page.evaluate(() => document.activeElement?.localName === 'iframe');
  await expect.poll(isInFrame).toBe(true);
  expect(complaints.splice(0)).toEqual(ONE_MAP);
  expect(new URL(page.url()).pathname).toBe('/areas/boise');
  expect(page.context().pages()).toHaveLength(1);

  await page.goto('./places/zoo-boise');
  await page.getByRole('link', { name: 'Show driving directions' }).press('Enter');
  await realMap(page, 'Driving directions');
  // The panel was lower, but the map is as high as on other pages.
  expect(await height()).toBeGreaterThanOrEqual(heightOnCity);
  // Nothing is on it, such as a line of the panel.
  const covering = await page.locator('.way > dt').evaluateAll((terms) => {
    return terms.filter((term) => {
      const { left, top } = term.getBoundingClientRect();
      return document.elementFromPoint(left + 2, top + 2)?.localName !== 'iframe';
    }).length;
  });
  expect(covering).toBe(0);

  // The next Tab stays inside once the map has the focus.
  await expect.poll(isInFrame).toBe(true);
  const body = page.frameLocator('iframe').locator('body');
  await expect.poll(() => body.evaluate(() => document.hasFocus())).toBe(true);
  await page.keyboard.press('Tab');
  const inside = page.frameLocator('iframe').getByRole('link', { name: 'On the map' });
  await expect.poll(() => inside.evaluate((link) => link.matches(':focus'))).toBe(true);
  expect(complaints.splice(0)).toEqual(ONE_MAP);
});

it('a map loads automatically if the owner wants that', async () => {
  const { page } = await openPage('/contact', { baseURL: inject('sites').other.url, ...WITH_MAPS });
  await page.locator('iframe[title="Map of Boise, ID"]').scrollIntoViewIfNeeded();
  await realMap(page, 'Map of Boise, ID');
  // The map from the city's own file, on another Google host.
  await page.goto('./areas/kuna');
  await page.locator('iframe[title="Map of Kuna, ID"]').scrollIntoViewIfNeeded();
  await realMap(page, 'Map of Kuna, ID');
});

it("drawn maps link to their cities' pages, and the list does for the keyboard", async () => {
  const { page } = await openPage('/areas');
  for (const name of ['Boise', 'Meridian', 'Nampa', 'Kuna', 'Fruitland', 'Ontario']) {
    const drawn = page.locator('.map').getByText(name, { exact: true });
    expect(await drawn.filter({ visible: true }).count()).toBe(1);
    expect(await page.getByRole('link', { name, exact: true }).count()).toBe(0);
  }
  await page.locator('.map').getByText('Kuna', { exact: true }).click();
  await page.waitForURL('**/areas/kuna');
});

it('opens a map by touch', async () => {
  const { page } = await openPage('/areas/boise', { ...BY_TOUCH, ...WITH_MAPS });
  await page.getByRole('link', { name: "Open Google's map" }).tap();
  await realMap(page, 'Map of Boise, ID');
});
