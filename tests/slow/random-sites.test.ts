import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { faultsOfRandom, seeds } from '../random-sites/random-site.ts';
import { launchBrowser } from '../support/browser.ts';

const SITES = 20;

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

it.each(seeds(SITES))(
  'site %i, which nobody wrote, is built and holds every rule',
  async (seed) => {
    expect(await faultsOfRandom(seed, browser)).toEqual([]);
  },
  300_000,
);
