import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { browserForTests, hydrateAll, WITH_MAPS } from '../support/browser.ts';
import { WINDOWS, walkByTab } from '../support/keyboard.ts';
import { LARGEST_LETTERS, letterFaults } from '../support/letters.ts';
import { FIXTURE_KINDS } from '../support/page-kinds.ts';
import { shiftsOf, watchLoading } from '../support/shifts.ts';
import { smallTargets } from '../support/targets.ts';

// What holds for whatever a page shows, on a page of each kind.

const openPage = browserForTests();
const PAGES = Object.entries(FIXTURE_KINDS).map(([kind, [path]]) => ({ kind, path }));

/** Only a script can tell which page was asked for, so that it runs by itself. */
const NEEDS_SCRIPT = ['not-found', 'unknown-city', 'unknown-attraction'];

const ALLOWED = new RegExp(`^Page not found|${WITH_MAPS.allow.source}`);

const [PHONE] = WINDOWS;
const VISITS = PAGES.flatMap((page) => WINDOWS.map((viewport) => ({ ...page, viewport })));

/** A Letter sheet within the margins of print. Unit: pixels. */
const LETTER = { width: 725, height: 965 };

/** Notes whatever moves while a page loads, where something stands in for its maps. */
async function watchWithMaps(page: Page) {
  await WITH_MAPS.before(page);
  await watchLoading(page);
}

/** How many of some elements can be seen. */
const countSeen = (part: Locator) => part.filter({ visible: true }).count();

/**
 * The items of grids and rows that are higher than a limit, by their classes. Firefox prints an item on
 * one sheet, so that such a one leaves much of the sheet before it empty.
 */
function highItems(limit: number): string[] {
  const containers = [...document.body.querySelectorAll('*')].filter((element) =>
    /grid|flex/.test(getComputedStyle(element).display),
  );
  return containers
    .flatMap(({ children }) => [...children])
    .filter((item) => item.getBoundingClientRect().height > limit)
    .map(({ className }) => `${className}`);
}

/** Holds a page that has just been opened to what it does by itself: it moves nothing, and hydrates nothing. */
async function expectQuietStart(page: Page, kind: string) {
  expect(await shiftsOf(page)).toEqual([]);

  const hydrated = page.locator('[data-hydrated]');
  if (!NEEDS_SCRIPT.includes(kind)) expect(await hydrated.count()).toBe(0);
  // What such a page shows in place of another one would take the focus away.
  else await hydrated.first().waitFor({ state: 'attached' });
}

/** Holds the page that is open to what is printed of it: words, and nothing to press. */
async function expectWordsAloneInPrint(page: Page) {
  // On the screen stands no number that is only for paper.
  const heading = page.getByRole('heading', { level: 1 });
  const number = page.getByText('(208) 555-0100');
  expect(await countSeen(number)).toBe(0);

  await page.emulateMedia({ media: 'print' });
  expect(await countSeen(heading)).toBe(1);
  expect(await countSeen(number)).toBe(1);
  expect(await countSeen(page.getByRole('button'))).toBe(0);
  expect(await countSeen(page.getByRole('navigation'))).toBe(0);

  // A sheet is printed for its words: not for a form, and not for its border.
  const sheets = page.locator('.sheet').filter({ visible: true });
  expect(await sheets.filter({ has: page.locator('form, search') }).count()).toBe(0);
  expect(await sheets.filter({ hasNotText: /\w/ }).count()).toBe(0);

  await page.setViewportSize(LETTER);
  expect(await page.evaluate(highItems, LETTER.height / 2)).toEqual([]);
}

it.each(VISITS)(
  '$kind is quiet, and within reach of keys and thumbs, at $viewport.width x $viewport.height',
  async ({ kind, path, viewport }) => {
    const visit = { viewport, before: watchWithMaps, allow: ALLOWED } as const;
    const { page } = await openPage(path, { ...visit, reducedMotion: 'reduce' });
    await expectQuietStart(page, kind);

    const forward = await walkByTab(page);
    const back = await walkByTab(page, { key: 'Shift+Tab' });
    expect([...forward.faults, ...back.faults]).toEqual([]);
    // What the keys meet on the way there they meet on the way back.
    expect(back.stops).toBe(forward.stops);

    // After the walks, since each target is scrolled to.
    if (viewport === PHONE) expect(await smallTargets(page)).toEqual([]);
  },
);

it.each(PAGES)('$kind prints words alone, and has letters of any size', async ({ path }) => {
  const { page } = await openPage(path, { ...WITH_MAPS, viewport: PHONE, allow: ALLOWED });
  await hydrateAll(page);
  expect(await page.context().cookies()).toEqual([]);
  await expectWordsAloneInPrint(page);
  await page.emulateMedia({ media: null });
  expect(await letterFaults(page, LARGEST_LETTERS)).toEqual([]);
});
