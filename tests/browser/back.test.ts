import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { launchWithPageCache } from '../support/launch-browser.ts';

/** Why a page was not kept, where the browser keeps its reason to itself. */
const OWN_REASON = 'masked';
const SCROLLED = 300;

let browser: Browser;

beforeAll(async () => {
  browser = await launchWithPageCache();
});
afterAll(() => browser.close());

it('shows the list of places as it was left, search text included', async () => {
  const page = await browser.newPage();
  await page.goto(`${inject('baseUrl')}/places`);
  const box = page.getByPlaceholder('Search places or cities...');
  const shown = page.getByRole('link', { name: /^Learn More/ }).filter({ visible: true });
  await box.pressSequentially('vale');
  await page.waitForURL('**/places?q=vale');
  const found = await shown.count();
  await page.evaluate((top) => scrollTo(0, top), SCROLLED);
  await page.evaluate(() => document.body.setAttribute('data-kept', ''));
  await shown.first().click();
  await page.waitForURL('**/places/*');
  await back(page);
  await page.waitForURL('**/places?q=vale', { waitUntil: 'commit' });
  await expect.poll(() => shown.count()).toBe(found);
  expect(await box.inputValue()).toBe('vale');
  const { kept, reasons, top } = await page.evaluate(state);
  // The packaged browser keeps no page at all, and blames nothing on this one.
  if (kept) expect(top).toBe(SCROLLED);
  else expect(reasons).toEqual([OWN_REASON]);
});

/** As its button does: `page.goBack()` waits for a load, which a page that was kept has none of. */
async function back(page: Page): Promise<void> {
  await page.evaluate(() => {
    setTimeout(() => history.back());
  });
}

/** Whether the page is the one that was left, and if not, why. */
function state() {
  const [entry] = performance.getEntriesByType('navigation');
  const { notRestoredReasons } = entry?.toJSON() ?? {};
  const reasons: unknown[] = notRestoredReasons?.reasons ?? [];
  return {
    kept: document.body.hasAttribute('data-kept'),
    top: scrollY,
    reasons: reasons.map((one) =>
      typeof one === 'object' && one !== null && 'reason' in one ? one.reason : one,
    ),
  };
}
