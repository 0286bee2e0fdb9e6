import { expect, it } from 'vitest';
import { browserForTests, ENTRY_FILE, ISLAND_FILES } from '../support/browser.ts';
import { pressAll } from '../support/presses.ts';

// If a script doesn't load, each control is hidden, works without it, or says why it doesn't.

const openPage = browserForTests();

/** Pages with islands and a carousel, with the scripts that don't load. */
const LOSSES = ['/', '/places', '/contact', '/no-such-page'].flatMap((path) =>
  [ENTRY_FILE, ISLAND_FILES].map((files) => ({ path, files })),
);

it.each(LOSSES)("no control of $path is dead if $files doesn't load", async (loss) => {
  const { page } = await openPage('/robots.txt', {
    reducedMotion: 'reduce',
    allow: /./,
    before: (before) => before.route(loss.files, (route) => route.abort()),
  });
  const { dead } = await pressAll({
    page,
    pointer: 'mouse',
    path: loss.path,
    within: 'body',
    skipsLinks: true,
  });
  expect(dead).toEqual([]);
});
