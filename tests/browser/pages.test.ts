import type { Locator, Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import {
  browserForTests,
  delayAssets,
  faceArrived,
  hydrateAll,
  painted,
} from '../support/browser.ts';
import { pageKindsOf } from '../support/page-kinds.ts';

declare global {
  interface Window {
    /** What moved while the page was loading. */
    shifts: unknown[];
    /** Whether the page before fades into this one. */
    fades: boolean;
  }
}

const open = browserForTests();
const KINDS = pageKindsOf(inject('sites').site.folder);
const UNKNOWN = ['/nope', '/areas/silver-city', '/places/no-such-place'];

/** Both sides of each width from which a page is laid out in another way, and the ends. */
const WIDTHS = [320, 375, 767, 768, 1023, 1024, 1280, 1920];

/** Writes down whatever moves, and lets fonts and scripts come when the page is painted without them. */
async function watch(page: Page) {
  await page.addInitScript(() => {
    window.shifts = [];
    const observer = new PerformanceObserver((list) => window.shifts.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
  });
  await delayAssets(page);
}

/** What moved, where this machine has one of the serifs that stand in until the heading face is here. */
async function shifts(page: Page): Promise<unknown[]> {
  await faceArrived(page);
  await painted(page);
  return page.evaluate(async () => {
    const faces = [...document.fonts].filter(({ family }) => family.includes('Heading Fallback'));
    const loaded = await Promise.allSettled(faces.map((face) => face.load()));
    return loaded.some(({ status }) => status === 'fulfilled') ? window.shifts : [];
  });
}

/** Widths of the window at which a page is wider. */
async function tooWide(page: Page, widths: readonly number[]): Promise<number[]> {
  const found: number[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) {
      found.push(width);
    }
  }
  return found;
}

it.each([...KINDS, ...UNKNOWN])(
  '%s moves nothing while it loads, hydrates quietly, fits every width and prints',
  async (path) => {
    const { page, go } = await open(path, { before: watch, allow: /^Page not found/ });
    const isKnown = KINDS.includes(path);
    expect(await shifts(page)).toEqual([]);
    await page.setViewportSize({ width: 375, height: 800 });
    await go(path);
    expect(await shifts(page)).toEqual([]);

    // Left alone, a page is done when it is painted.
    if (isKnown) expect(await page.locator('[data-hydrated]').count()).toBe(0);
    await hydrateAll(page);
    expect(await page.context().cookies()).toEqual([]);

    expect(await tooWide(page, WIDTHS)).toEqual([]);
    const html = page.locator('html');
    await html.evaluate(({ style }) => style.setProperty('font-size', '200%'));
    expect(await tooWide(page, [375, 768, 1024, 1280])).toEqual([]);
    await html.evaluate(({ style }) => style.removeProperty('font-size'));

    // On the screen stands no number that is only for paper; on paper stands nothing to press.
    const seen = (part: Locator) => part.filter({ visible: true }).count();
    const number = page.getByText('(208) 555-0100');
    expect(await seen(number)).toBe(0);
    await page.emulateMedia({ media: 'print' });
    const words = [page.getByRole('heading', { level: 1 }), number];
    const controls = [page.getByRole('button'), page.getByRole('navigation')];
    expect(await Promise.all([...words, ...controls].map(seen))).toEqual([1, 1, 0, 0]);
  },
);

it('prints a service on one sheet to have at hand, and no finder without an answer', async () => {
  const { page, go } = await open('/services/apostille');
  await page.emulateMedia({ media: 'print' });
  for (const text of ['Common Documents', 'Before we meet', 'photo ID', 'I am not an attorney.']) {
    expect(await page.getByText(text).filter({ visible: true }).count()).toBeGreaterThan(0);
  }
  const pdf = await page.pdf({ format: 'Letter' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  await go('/services');
  expect(await page.getByRole('combobox').first().isVisible()).toBe(false);
});

it('lays out side by side on a large screen what stands below each other on a phone', async () => {
  const { page, go } = await open('/');
  /** Whether some texts can be seen, in one row. */
  const inRow = async (width: number, texts: readonly string[]) => {
    await page.setViewportSize({ width, height: 800 });
    const main = page.getByRole('main');
    const places = texts.map((text) => main.getByText(text, { exact: true }).first().boundingBox());
    const tops = (await Promise.all(places)).map((box) => box?.y ?? Number.NaN);
    return Math.max(...tops) - Math.min(...tops) < 100;
  };
  for (const [path, there, notThere, ...texts] of [
    // Pills above the cards of services, and the sidebar of a city.
    ['/', 767, 768, 'Apostille'],
    ['/areas/boise', 1024, 1023, 'Schedule an Appointment'],
    ['/services/apostille', 1024, 375, 'Common Documents', "What's Included", 'Available'],
    ['/contact', 1024, 375, 'Call or Text', 'Send Us a Message'],
  ] as const) {
    await go(path);
    const found = [await inRow(there, texts), await inRow(notThere, texts)];
    expect({ path, found }).toEqual({ path, found: [true, false] });
  }
});

it('skips to the content by keyboard, and never hides the focus behind what sticks', async () => {
  const { page } = await open('/areas/boise');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  /** What has the focus, where it is covered. */
  const covered = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      if (focused === null || focused.tagName === 'IFRAME') return [];
      const box = focused.getBoundingClientRect();
      const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      const seen = at !== null && (focused.contains(at) || at.contains(focused));
      return seen ? [] : [focused.textContent];
    });
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await page.reload();
    const count = await page.locator('a[href]:visible, button:visible').count();
    const hidden: (string | null)[] = [];
    for (let press = 0; press < count; press++) {
      await page.keyboard.press('Tab');
      hidden.push(...(await covered()));
    }
    expect(hidden).toEqual([]);
  }
  await page.reload();
  await page.keyboard.press('Tab');
  expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.locator('main :focus').count()).toBe(1);
});

it('starts every page at the top, a reload included', async () => {
  const { page, go } = await open('/areas/boise', { width: 375 });
  const place = () => page.evaluate(() => Math.round(scrollY));
  const expectTopAfterReload = async () => {
    await page.reload({ waitUntil: 'load' });
    await painted(page);
    expect(await place()).toBe(0);
  };
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  expect(await place()).toBeGreaterThan(500);
  await footer.getByRole('link', { name: 'Apostille' }).click();
  await page.waitForURL('**/services/apostille');
  expect(await place()).toBe(0);
  await page.evaluate(() => scrollTo(0, 1000));
  await expectTopAfterReload();

  // An address that has moved.
  await go('/boise-notary');
  await page.waitForURL('**/areas/boise');
});

it('keeps its shape in forced colors, and moves nothing against the wish of a visitor', async () => {
  const { page } = await open('/services', {
    forcedColors: 'active',
    reducedMotion: 'reduce',
    before: (before) =>
      before.addInitScript(() => {
        addEventListener('pagereveal', ({ viewTransition }) => {
          window.fades = viewTransition !== null;
        });
      }),
  });
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await page.waitForURL(/\/$/);
  await expect.poll(() => page.evaluate(() => window.fades)).toBe(false);
  const call = page.getByRole('main').getByRole('link', { name: 'Call now' }).first();
  expect(await call.evaluate((link) => getComputedStyle(link).borderTopWidth)).toBe('2px');
  // Some are clocks, for the status line and the number; one shows the call bar: they move nothing.
  const still = ['none', 'wait-for-script', 'call-bar', 'stand-open'];
  const motions = await page.locator('*').evaluateAll((all) =>
    all.map((element) => {
      const { transitionDuration, animationName } = getComputedStyle(element);
      return transitionDuration === '0s' ? animationName : `${element.className} moves`;
    }),
  );
  expect(motions.filter((motion) => !still.includes(motion))).toEqual([]);
});
