import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from '../site/axe.ts';
import { browserForTests, delayAssets, painted } from '../support/browser.ts';

declare global {
  interface Window {
    /** Every main heading that was seen. */
    headings: Set<string>;
  }
}

const open = browserForTests();
const NAME = 'Sample Mobile Notary';

/** Notes each main heading that is seen, and lets scripts come when the page is painted without them. */
async function watch(page: Page) {
  await page.addInitScript(() => {
    window.headings = new Set();
    (function look() {
      for (const heading of document.querySelectorAll('h1')) {
        const seen = heading.checkVisibility({ visibilityProperty: true });
        if (seen) window.headings.add(heading.textContent);
      }
      requestAnimationFrame(look);
    })();
  });
  await delayAssets(page);
}

/** The only main heading that was seen. */
async function onlyHeading(page: Page, name: string) {
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  await painted(page);
  expect(await page.evaluate(() => [...window.headings])).toEqual([name]);
}

async function expectVisible(...parts: Locator[]) {
  for (const part of parts) expect(await part.isVisible()).toBe(true);
}

it('shows a page for a city without one, whatever its address, and nothing else before', async () => {
  const { page, go } = await open('/areas/silver-city', { before: watch });
  for (const path of ['/areas/silver-city', '/locations/silver-city']) {
    await go(path);
    await onlyHeading(page, 'Mobile Notary Services in Silver City, ID');
    expect(await page.title()).toBe(`Mobile Notary in Silver City, ID | ${NAME}`);
    const list = page.getByRole('heading', { name: 'Places nearby' }).locator('+ ul');
    const items = await list.getByRole('listitem').all();
    expect(
      await Promise.all(items.map((item) => item.locator('span').first().innerText())),
    ).toEqual(['Downtown', 'City Park', 'Public Library', 'Community Center', 'Sports Complex']);
    const directions = await list.getByRole('link').first().getAttribute('href');
    expect(new URL(directions ?? '').searchParams.get('origin')).toBe('Downtown, Silver City, ID');
    await expectVisible(
      page.getByRole('link', { name: 'Previous: Ontario' }),
      page.getByRole('link', { name: 'Next: Boise' }),
      page.getByRole('heading', { name: 'Need a Notary in Boise' }),
      page.getByRole('combobox', { name: 'City or ZIP' }),
    );
    const map = page.locator('iframe[title="Map of Silver City, ID"]');
    expect(await map.getAttribute('src')).toContain('q=Silver+City%2C+ID');
    expect(await page.getByText(/Your City/).count()).toBe(0);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    expect(await page.locator('link[rel=canonical]').count()).toBe(0);
  }
  expect(await violations(page)).toEqual([]);

  // A city that has a page is found in whatever letters.
  for (const path of ['/areas/BOISE', '/locations/Boise/']) {
    await go(path);
    await page.waitForURL('**/areas/boise');
  }
});

it('names a place that is not there, with a way back', async () => {
  const { page } = await open('/places/no-such-place', { before: watch });
  await onlyHeading(page, 'Attraction not found');
  const back = page.getByRole('link', { name: 'Back to all places' });
  await expectVisible(
    page.getByText("We couldn't find the attraction you're looking for."),
    page.getByText('no-such-place'),
    back,
  );
  expect(await back.getAttribute('href')).toBe('/places');
  expect(await violations(page)).toEqual([]);
});

it('says that a page is not found, and logs the path once', async () => {
  const { page, complaints, go } = await open('/nope', { before: watch });
  for (const path of ['/services/nope', '/areas/boise/extra', '/nope']) {
    complaints.length = 0;
    await go(path);
    const text = "We're sorry, but the page you're looking for doesn't exist or has been moved.";
    const home = page.getByRole('link', { name: 'Return to Home' });
    await expect.poll(() => complaints).toEqual([`Page not found: ${path}`]);
    await onlyHeading(page, 'Page Not Found');
    await expectVisible(page.getByText(text), home);
    expect(await home.getAttribute('href')).toBe('/');
  }
  expect(await violations(page)).toEqual([]);
  complaints.length = 0;
});

it('shows what stands in an address as text only', async () => {
  const { page, go } = await open('/');
  for (const folder of ['areas', 'places']) {
    await go(`/${folder}/%3Cimg%20src=x%20onerror=alert(1)%3E`);
    await page
      .getByRole('heading', { name: /Mobile Notary Services in|Attraction not found/ })
      .first()
      .waitFor();
    for (const frame of page.frames()) {
      expect(await frame.locator('img[src=x], [onerror]').count()).toBe(0);
    }
  }
});
