import { describe, expect, it } from 'vitest';
import { browserForTests } from '../support/browser.ts';
import { PAGE_KINDS } from '../support/spec.ts';

const open = browserForTests();

describe.each([...PAGE_KINDS, '/nope'])('%s', (path) => {
  it.each([375, 1280])(
    'does not move while it loads at %i pixels, the heading face coming late',
    async (width) => {
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
      await page.evaluate(() => document.fonts.ready);
      expect(letGo.signal.aborted).toBe(true);
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      expect(await page.evaluate('window.shifts')).toEqual([]);
    },
  );
});
