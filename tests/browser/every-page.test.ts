import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { browserForTests, hydrateAll, WITH_MAPS } from '../support/browser.ts';
import { WINDOWS, walkByTab } from '../support/keyboard.ts';
import { lookIn, MORE_WINDOWS } from '../support/look.ts';
import { FIXTURE_KINDS } from '../support/page-kinds.ts';
import { shiftsOf, watchLoading } from '../support/shifts.ts';

// Rules for any page, checked on a page of each kind.

const openPage = browserForTests();
const PAGES = Object.entries(FIXTURE_KINDS).map(([kind, [path]]) => ({ kind, path }));

/** These screens need a script, which hydrates on load. */
const NEEDS_SCRIPT = ['not-found', 'unknown-city', 'unknown-attraction'];

const ALLOWED = new RegExp(`^Page not found|${WITH_MAPS.allow.source}`);

const [PHONE] = WINDOWS;
// The screen for an unknown attraction has the controls of Page Not Found.
const VISITS = PAGES.filter(({ kind }) => kind !== 'unknown-attraction').flatMap((page) =>
  WINDOWS.map((viewport) => ({ ...page, viewport })),
);

/** A Letter sheet within the margins of print. Unit: pixels. */
const LETTER = { width: 725, height: 965 };

/** Records layout shifts with fake maps. */
async function watchWithMaps(page: Page) {
  await WITH_MAPS.before(page);
  await watchLoading(page);
}

const countSeen = (part: Locator) => part.filter({ visible: true }).count();

/**
 * The classes of grid and flex items above a height. Firefox doesn't break such items across sheets, so
 * a high one would leave much of the previous sheet empty.
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

/** Checks that a newly opened page doesn't shift and hydrates nothing. */
async function expectQuietStart(page: Page, kind: string) {
  expect(await shiftsOf(page)).toEqual([]);

  const hydrated = page.locator('[data-hydrated]');
  if (!NEEDS_SCRIPT.includes(kind)) expect(await hydrated.count()).toBe(0);
  // Waits for the island, because the screen that it shows resets the focus.
  else await hydrated.first().waitFor({ state: 'attached' });
}

/** The texts of elements that are a link and nothing else. Runs in the page. */
function leadingElsewhere(elements: readonly Element[]): string[] {
  const texts = elements.map(({ textContent }) => textContent);
  return texts.filter((text, index) => text === elements[index]?.querySelector('a')?.textContent);
}

/** Checks that the open page prints words and nothing to press. */
async function expectWordsAloneInPrint(page: Page) {
  // The screen doesn't show numbers that are for print only.
  const heading = page.getByRole('heading', { level: 1 });
  const number = page.getByText('(208) 555-0100');
  expect(await countSeen(number)).toBe(0);

  await page.emulateMedia({ media: 'print' });
  expect(await countSeen(heading)).toBe(1);
  expect(await countSeen(number)).toBe(1);
  expect(await countSeen(page.getByRole('button'))).toBe(0);
  expect(await countSeen(page.getByRole('navigation'))).toBe(0);

  // A sheet is printed only for its words, not for a form or a border.
  const sheets = page.locator('.sheet').filter({ visible: true });
  expect(await sheets.filter({ has: page.locator('form, search') }).count()).toBe(0);
  expect(await sheets.filter({ hasNotText: /\w/ }).count()).toBe(0);

  // On paper, a row that only leads to another page says nothing.
  const rows = page.locator('dd').filter({ visible: true });
  expect(await rows.evaluateAll(leadingElsewhere)).toEqual([]);

  await page.setViewportSize(LETTER);
  expect(await page.evaluate(highItems, LETTER.height / 2)).toEqual([]);
}

/** What leads to a page that is wider than its window once a word without a space stands there. */
function wideWithWord(word: string): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const wide = new Set<string>();
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const { parentElement: parent } = text;
    // What these say are the site's own words.
    const isFixed = parent?.closest('.button, .more-link, .small.screen-only, .slip-rows dt');
    if (!text.nodeValue?.trim() || !parent?.checkVisibility() || isFixed) continue;

    const before = text.nodeValue;
    text.nodeValue = word;
    if (document.documentElement.scrollWidth > innerWidth) wide.add(parent.outerHTML);
    text.nodeValue = before;
  }
  return [...wide];
}

it.each(PAGES)(
  '$kind is no wider than a phone, whatever a business is called',
  async ({ path }) => {
    const viewport = { width: 320, height: 640 };
    const { page } = await openPage(path, { ...WITH_MAPS, viewport, allow: ALLOWED });
    await hydrateAll(page);
    expect(await page.evaluate(wideWithWord, 'TreasureValleyMobileNotary.com')).toEqual([]);
  },
);

it.each(VISITS)(
  '$kind loads quietly, with controls that keys reach, at $viewport.width x $viewport.height',
  async ({ kind, path, viewport }) => {
    const visit = { viewport, before: watchWithMaps, allow: ALLOWED } as const;
    const { page } = await openPage(path, { ...visit, reducedMotion: 'reduce' });
    await expectQuietStart(page, kind);

    const forward = await walkByTab(page);
    const back = await walkByTab(page, { key: 'Shift+Tab' });
    expect([...forward.faults, ...back.faults]).toEqual([]);
    // Both directions have the same stops.
    expect(back.stops).toBe(forward.stops);
  },
);

// In the usual windows it is looked at by a rule for any site (tests/site/painted.ts).
it.each(PAGES)('$kind is seen in windows of all sizes, and prints only words', async ({ path }) => {
  const { page } = await openPage(path, { ...WITH_MAPS, viewport: PHONE, allow: ALLOWED });
  await hydrateAll(page);
  expect(await page.context().cookies()).toEqual([]);
  expect(await lookIn(page, MORE_WINDOWS)).toEqual([]);
  await expectWordsAloneInPrint(page);
});
