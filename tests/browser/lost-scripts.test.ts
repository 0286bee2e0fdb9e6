import { expect, it } from 'vitest';
import { browserForTests, ENTRY_FILE, ISLAND_FILES } from '../support/browser.ts';
import { pressAll } from '../support/presses.ts';

// No control is dead where a script does not come: it is gone, works by the platform, or says why not.

const openPage = browserForTests();

/** The pages with islands and a carousel, and what may not come of them. */
const LOSSES = ['/', '/places', '/contact', '/no-such-page'].flatMap((path) =>
  [ENTRY_FILE, ISLAND_FILES].map((files) => ({ path, files })),
);

it.each(LOSSES)('no control of $path is dead where $files does not come', async (loss) => {
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
