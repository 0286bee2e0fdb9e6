import { expect, it } from 'vitest';
import { workerBrowser } from '../support/browser.ts';
import { faultsOfRandom, seeds } from './random-site.ts';

it.each(seeds(2))('site %i, which nobody wrote, is built and holds every rule', async (seed) => {
  expect(await faultsOfRandom(seed, await workerBrowser())).toEqual([]);
});
