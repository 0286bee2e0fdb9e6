import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserForTests } from '../support/browser.ts';
import { PAGE_KINDS } from '../support/spec.ts';

const open = browserForTests();

/** Whether one of the local serifs with the face's measures is installed here. */
function hasFallback(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const faces = [...document.fonts].filter(({ family }) => family.includes('Heading Fallback'));
    const loaded = await Promise.allSettled(faces.map((face) => face.load()));
    return loaded.some(({ status }) => status === 'fulfilled');
  });
}

describe.each([...PAGE_KINDS, '/nope'])('%s', (path) => {
  it.for([375, 1280])(
    'does not move while it loads at %i pixels, the heading face coming late',
    async (width, { skip }) => {
      const letGo = new AbortController();
      const { page } = await open(path, {
        width,
        before: async (before) => {
          await before.addInitScript(() => {
            const shifts: unknown[] = [];
            Object.assign(window, { shifts });
            new PerformanceObserver((list) =>
              shifts.push(...list.getEntries().map((entry) => entry.toJSON())),
            ).observe({
              type: 'layout-shift',
              buffered: true,
            });
          });
          // The face arrives when the page has been painted with its fallback.
          await before.route('**/*.woff2', async (route) => {
            await before.evaluate(
              () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
            );
            await route.continue();
            letGo.abort();
          });
        },
      });
      skip(!(await hasFallback(page)), 'this machine has none of the serifs that stand in');
      await expect.poll(() => letGo.signal.aborted).toBe(true);
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      expect(await page.evaluate('window.shifts')).toEqual([]);
    },
  );
});
