import type { Page } from 'playwright-core';
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

/** Notes each main heading that is seen, on a slow network. */
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

/** Waits for a main heading, which must be the only one that was seen, and for some texts. */
async function expectScreen(page: Page, name: string, ...texts: string[]) {
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  await painted(page);
  expect(await page.evaluate(() => [...window.headings])).toEqual([name]);
  for (const text of texts) {
    expect(await page.getByText(text).filter({ visible: true }).count()).toBe(1);
  }
}

it('shows a page for a city without one, whatever its address, and nothing else before', async () => {
  const { page } = await open('/', { before: watch });
  for (const path of ['/areas/silver-city', '/locations/silver-city']) {
    await page.goto(`.${path}`);
    const beside = ['Previous: Ontario', 'Next: Boise', 'Need a Notary in Boise'];
    await expectScreen(page, 'Mobile Notary Services in Silver City, ID', ...beside);
    expect(await page.title()).toBe('Mobile Notary in Silver City, ID | Sample Mobile Notary');
    const list = page.getByRole('heading', { name: 'Places nearby' }).locator('+ ul');
    expect(await list.getByRole('listitem').count()).toBe(5);
    const directions = await list.getByRole('link').first().getAttribute('href');
    expect(new URL(directions ?? '').searchParams.get('origin')).toBe('Downtown, Silver City, ID');
    const map = await page.getByTitle('Map of Silver City, ID').getAttribute('src');
    expect(map).toContain('q=Silver+City%2C+ID');
    // Nobody knows where it lies, and a drawing of another city would mislead.
    expect(await page.locator('.map-box img').count()).toBe(0);
  }
  expect(await violations(page)).toEqual([]);

  // A city that has a page is found in whatever letters.
  for (const path of ['/areas/BOISE', '/locations/Boise/']) {
    await page.goto(`.${path}`);
    await page.waitForURL('**/areas/boise');
  }
});

it('names a place that is not there, as text only, with a way back', async () => {
  const { page } = await open('/places/%3Cimg%20src=x%20onerror=alert(1)%3E', { before: watch });
  const text = "We couldn't find the attraction you're looking for.";
  await expectScreen(page, 'Attraction not found', text, '<img src=x onerror=alert(1)>');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back to all places' }).click();
  await page.waitForURL(/\/places$/);
});

it('says that a page is not found, and logs the path once', async () => {
  const { page, complaints } = await open('/', { before: watch });
  for (const path of ['/services/nope', '/areas/boise/extra', '/nope']) {
    await page.goto(`.${path}`);
    await expect.poll(() => complaints.splice(0)).toEqual([`Page not found: ${path}`]);
    const text = "We're sorry, but the page you're looking for doesn't exist or has been moved.";
    await expectScreen(page, 'Page Not Found', text);
    expect(complaints).toEqual([]);
  }
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await page.waitForURL(/\/$/);
});
