import type { Browser } from 'playwright-core';
import { ISLAND_FILE } from '../support/browser.ts';
import { openRecorded, type Sent, sum, weigh } from './record.ts';

/** What the first interaction with an island takes. */
export interface FirstInteraction extends Sent {
  island: string;
  /** The page that it was used on. */
  path: string;
  requests: number;
}

/** Opens a page, interacts with one of its islands, and waits until it answers. */
export async function weighFirstInteraction(
  browser: Browser,
  baseUrl: string,
  path: string,
  island: string,
): Promise<FirstInteraction> {
  const { page, responses } = await openRecorded(browser, baseUrl + path, {
    viewport: { width: 1280, height: 800 },
  });
  const element = page.locator(`[data-island=${island}]`).first();
  await element.dispatchEvent('pointerover');
  await page
    .locator(`[data-island=${island}][data-hydrated]`)
    .first()
    .waitFor({ state: 'attached' });
  const chunks = [...responses].filter(([url]) => ISLAND_FILE.test(url));
  const weights = await Promise.all(chunks.map(([, response]) => weigh(response)));
  await page.context().close();
  return { island, path, requests: chunks.length, ...sum(weights) };
}
