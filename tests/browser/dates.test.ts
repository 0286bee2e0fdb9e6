import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { browserForTests, WITH_MAPS } from '../support/browser.ts';
import { DAYS } from '../support/days.ts';
import { DATED_WINDOWS, lookIn } from '../support/look.ts';
import { serveInPieces } from '../support/pieces.ts';
import { shiftsOf, watchLoading } from '../support/shifts.ts';

// Dated content by the visitor's clock, whatever the age of the build: the second site announces
// something until December 31, 2099, and is closed from December 24, 2099 to January 2, 2100.

const openPage = browserForTests();
const { site, other } = inject('sites');
const pieces = serveInPieces(other.url);

const openAt = (time: string, path = '/', width = 375) =>
  openPage(path, {
    baseURL: other.url,
    width,
    time,
    ...WITH_MAPS,
  });

/** Pages with a status or a date. */
const DATED = ['/', '/contact', '/services/apostille'];

/** Unit: milliseconds. */
const A_WEEK = 7 * 24 * 60 * 60 * 1000;

/** For a test that sets the page's clock, which can't be reset. */
const NEW_CONTEXT = { context: {} };

const announcement = (page: Page) => page.getByRole('complementary', { name: 'Announcement' });
const closure = (page: Page) => page.getByText('Closed December 24 to January 2');

const status = (page: Page) => page.locator('[data-open-now]').first();

it.each([
  // Midnight in Idaho is 7 o'clock in UTC.
  ['two weeks and a moment before', '2099-12-10T06:59:59Z', false],
  ['two weeks before', '2099-12-10T07:00:01Z', true],
  ['on the last day', '2100-01-03T06:59:00Z', true],
  ['the day after', '2100-01-03T07:00:01Z', false],
])('announces a closure %s as expected', async (_, time, isShown) => {
  const { page } = await openAt(time);
  await expect.poll(() => closure(page).isVisible()).toBe(isShown);
});

it.each(['/services/apostille', '/areas/kuna'])(
  'announces a closure on %s for as long as on the home page',
  async (path) => {
    const { page } = await openAt('2099-12-10T06:59:59Z', path);
    expect(await closure(page).isVisible()).toBe(false);
    await page.clock.fastForward(A_WEEK);
    await expect.poll(() => closure(page).isVisible()).toBe(true);
    await page.clock.fastForward(3 * A_WEEK);
    await expect.poll(() => closure(page).isVisible()).toBe(false);
  },
);

it('the contact page lists every upcoming closure', async () => {
  const { page } = await openAt('2099-06-01T12:00:00Z', '/contact');
  expect(await page.locator('.closures > li:visible').allInnerTexts()).toEqual([
    'Closed December 24 to January 2, 2100',
  ]);
});

it('shows the business as closed during a closure', async () => {
  // A Monday, at half past one in Idaho.
  const { page } = await openAt('2099-12-28T20:30:00Z');
  await expect.poll(() => status(page).innerText()).toBe('Closed until Monday, January 4');
  await page.clock.fastForward(A_WEEK);
  await expect.poll(() => status(page).innerText()).toMatch(/^Open until /);
  expect(await closure(page).isVisible()).toBe(false);
});

it('hides an announcement after its last day, both on an open page and a new one', async () => {
  const { page } = await openAt('2100-01-01T06:59:00Z', '/questions');
  expect(await announcement(page).isVisible()).toBe(true);
  await page.clock.fastForward(90_000);
  await expect.poll(() => announcement(page).isVisible()).toBe(false);

  await page.reload();
  expect(await announcement(page).isVisible()).toBe(false);
});

it.each([
  ['2099-12-20T12:00:00Z', true],
  ['2100-06-20T12:00:00Z', false],
])('paints an announcement and a closure from the start at %s: %s', async (time, isShown) => {
  const { page } = await openPage('/robots.txt', { baseURL: pieces.url(), ...NEW_CONTEXT });
  await page.clock.setFixedTime(time);

  // Both are above the end of the slip.
  const html = await pieces.read('/');
  await pieces.open(page, '/', html.slice(0, html.indexOf('</dl>')));
  expect(await announcement(page).isVisible()).toBe(isShown);
  expect(await closure(page).isVisible()).toBe(isShown);
  await pieces.finish(page);
});

it.each(['/', '/contact'])(
  'drops what has expired from %s, whatever the age of the build',
  async (path) => {
    const expired = ['Commission 12345, to 2099', 'To $25,000, with Sample Insurance & Sons'];
    const lasting = 'Pat Sample';
    const shown = async (page: Page) => {
      const main = await page.getByRole('main').innerText();
      return [...expired, lasting].filter((words) => main.includes(words));
    };

    const { page } = await openPage(path, { time: '2099-06-30T12:00:00-06:00' });
    expect(await shown(page)).toEqual([...expired, lasting]);
    const later = await openPage(path, { time: '2099-07-01T12:00:00-06:00' });
    expect(await shown(later.page)).toEqual([lasting]);
  },
);

it('shifts nothing when dated content is shown or hidden', async () => {
  const { page } = await openPage('/robots.txt', {
    baseURL: other.url,
    before: watchLoading,
    ...NEW_CONTEXT,
  });
  for (const time of ['2099-12-20T12:00:00Z', '2100-06-20T12:00:00Z'])
    for (const width of [375, 1280]) {
      await page.clock.setFixedTime(time);
      await page.setViewportSize({ width, height: 800 });
      await page.goto('./');
      expect({ time, width, shifts: await shiftsOf(page) }).toEqual({ time, width, shifts: [] });
    }
});

it('shows announcement and closures with their dates without scripts', async () => {
  const { page } = await openPage('/', {
    baseURL: other.url,
    hasScript: false,
  });
  expect(await announcement(page).innerText()).toMatch(
    /before you drive\.\s+Posted until December 31, 2099/,
  );
  expect(await page.locator('.closures > li:visible').allInnerTexts()).toEqual([
    'Closed January 1, 2099',
    'Closed December 24 to January 2, 2100',
  ]);
});

it('the announcement is below the header and covers nothing, at any width and text size', async () => {
  const { page } = await openAt('2099-12-20T12:00:00Z');
  for (const size of ['100%', '200%']) {
    await page.locator('html').evaluate(({ style }, percent) => {
      style.fontSize = percent;
    }, size);

    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const [header, slip, main] = await page.evaluate(() =>
        ['body > header', '.announcement', 'main'].map((selector) => {
          const box = document.querySelector(selector)?.getBoundingClientRect();
          return { top: Math.round(box?.top ?? 0), bottom: Math.round(box?.bottom ?? 0) };
        }),
      );
      expect({ size, width, top: slip?.top }).toEqual({ size, width, top: header?.bottom });
      expect({ size, width, top: main?.top }).toEqual({ size, width, top: slip?.bottom });
      const room = await page.evaluate(() => innerWidth - document.documentElement.scrollWidth);
      expect({ size, width, room }).toEqual({ size, width, room: 0 });
    }
  }

  await announcement(page).getByRole('link', { name: 'how to reach us' }).click();
  await page.waitForURL('**/contact');
});

const SITES = { site, other };
const VIEWS = Object.entries(DAYS).flatMap(([day, time]) =>
  (['site', 'other'] as const).flatMap((name) => DATED.map((path) => ({ day, time, name, path }))),
);

it.each(VIEWS)('shows all of $path of the $name on a day $day', async ({ time, name, path }) => {
  const { page } = await openPage(path, { baseURL: SITES[name].url, time, ...WITH_MAPS });
  expect(await lookIn(page, DATED_WINDOWS)).toEqual([]);
});
