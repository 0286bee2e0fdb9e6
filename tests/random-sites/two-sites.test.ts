import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { faultsOfRandom, seeds } from './random-site.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

it.each(seeds(2))('site %i, which nobody wrote, is built and holds every rule', async (seed) => {
  expect(await faultsOfRandom(seed, browser)).toEqual([]);
});
