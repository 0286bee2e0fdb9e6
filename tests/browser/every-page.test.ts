import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { browserForTests, hydrateAll, WITH_MAPS } from '../support/browser.ts';
import { WINDOWS, walkByTab } from '../support/keyboard.ts';
import { letterFaults } from '../support/letters.ts';
import { FIXTURE_KINDS } from '../support/page-kinds.ts';
import { shiftsOf, watchLoading } from '../support/shifts.ts';
import { IS_SLOW } from '../support/slow.ts';
import { smallTargets } from '../support/targets.ts';

// One visit of a page of each kind, and all that holds for whatever a page shows.

const openPage = browserForTests();
const PAGES = Object.entries(FIXTURE_KINDS).map(([kind, [path]]) => ({ kind, path }));

/** Only a script can tell which page was asked for, so that it runs by itself. */
const NEEDS_SCRIPT = ['not-found', 'unknown-city', 'unknown-attraction'];

/**
 * Each press of a key has the page painted. So but for the slow tests one page is visited in every window and
 * walked through with header and footer, which all pages have; the others on a phone, where more sticks to
 * the edges.
 */
const isVisitedWhole = (path: string) => IS_SLOW || path === '/';

const ALLOWED = new RegExp(`^Page not found|${WITH_MAPS.allow.source}`);

/** A Letter sheet within the margins of print. Unit: pixels. */
const LETTER = { width: 725, height: 965 };

/** Where a heading has to break its lines alike in its own face and in the one before it. Unit: pixels. */
const STEADY_WIDTHS = [375, 1280];

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
  const { width = 0 } = page.viewportSize() ?? {};
  if (STEADY_WIDTHS.includes(width)) expect(await shiftsOf(page)).toEqual([]);

  const hydrated = page.locator('[data-hydrated]');
  if (!NEEDS_SCRIPT.includes(kind)) expect(await hydrated.count()).toBe(0);
  // What such a page shows in place of another one would take the focus away.
  else await hydrated.first().waitFor({ state: 'attached' });
}

/** Walks through a page by keyboard, and holds each stop to what is seen of it. */
async function expectStopsInView(page: Page, isWhole: boolean) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await walkByTab(page, { isOfMain: !isWhole })).toEqual([]);
  // On the way back, the header of a wide page is what might lie over a stop.
  if (isWhole) expect(await walkByTab(page, { key: 'Shift+Tab' })).toEqual([]);
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
  await page.emulateMedia({ media: null });
}

const isPhone = ({ width }: (typeof WINDOWS)[number]) => width === 375;

// All pages in one window, then all in the next: one that is opened twice at once takes longer.
const VISITS = WINDOWS.flatMap((viewport) => PAGES.map((page) => ({ ...page, viewport }))).filter(
  ({ path, viewport }) => isPhone(viewport) || isVisitedWhole(path),
);

it.each(VISITS)(
  '$kind is quiet, within reach, printable and legible, at $viewport.width x $viewport.height',
  async ({ kind, path, viewport }) => {
    const { page } = await openPage(path, { viewport, before: watchWithMaps, allow: ALLOWED });
    await expectQuietStart(page, kind);
    // What can be pressed is as high as a thumb, but for links in sentences.
    if (isPhone(viewport)) expect(await smallTargets(page)).toEqual([]);
    await expectStopsInView(page, isVisitedWhole(path));
    // What follows gives the window its sizes itself.
    if (!isPhone(viewport)) return;

    await hydrateAll(page);
    expect(await page.context().cookies()).toEqual([]);
    await expectWordsAloneInPrint(page);
    expect(await letterFaults(page)).toEqual([]);
  },
);
