import { expect, it } from 'vitest';
import { browserForTests, ENTRY_FILE, ISLAND_FILES } from '../support/browser.ts';
import { pressAll } from '../support/presses.ts';

// If a script doesn't load, each control is hidden, works without it, or says why it doesn't.

const openPage = browserForTests();

/** Pages with islands and a carousel, with the scripts that don't load. */
const LOSSES = [
  { path: '/', files: ENTRY_FILE },
  { path: '/places', files: ISLAND_FILES },
  { path: '/contact', files: ISLAND_FILES },
  { path: '/no-such-page', files: ENTRY_FILE },
];

it.each(LOSSES)("no control of $path is dead if $files doesn't load", async (loss) => {
  const { page } = await openPage('/robots.txt', {
    reducedMotion: 'reduce',
    allow: /^Page not found|net::ERR_FAILED|^failed: |Failed to fetch dynamically imported module/,
    before: (before) => before.route(loss.files, (route) => route.abort()),
  });
  const { dead } = await pressAll({
    page,
    pointer: 'mouse',
    path: loss.path,
    within: 'body',
  });
  expect(dead).toEqual([]);
});
