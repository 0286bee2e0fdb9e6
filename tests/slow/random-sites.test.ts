import { expect, it } from 'vitest';
import { faultsOfRandom, seeds } from '../random-sites/random-site.ts';
import { workerBrowser } from '../support/browser.ts';

const SITES = 20;

it.each(seeds(SITES))(
  'site %i, which nobody wrote, is built and holds every rule',
  async (seed) => {
    expect(await faultsOfRandom(seed, await workerBrowser())).toEqual([]);
  },
  300_000,
);
