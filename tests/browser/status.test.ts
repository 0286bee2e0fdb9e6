import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { openNow } from '../../model/hours.ts';
import { browserForTests, WITH_MAPS } from '../support/browser.ts';
import { type PHONE_FONTS, type PhoneFont, setFont } from '../support/fonts.ts';

// The line that says whether the business is open, which a script writes.

const openPage = browserForTests();
const { site, other } = inject('sites');

/** From the narrowest phone to a desktop. Unit: pixels. */
const WIDTHS = Array.from({ length: 11 }, (_, step) => 320 + step * 112);

const FONTS: readonly (PhoneFont | undefined)[] = [undefined, 'Arial-like', 'Wide'] satisfies (
  | keyof typeof PHONE_FONTS
  | undefined
)[];

/** Every text that the page's line has at some hour of a year. */
async function statusesOf(page: Page): Promise<string[]> {
  const data = await page.locator('[data-open-now]').first().getAttribute('data-open-now');
  const business = JSON.parse(data ?? '');
  const [{ first = '2026-01-01' } = {}] = business.holidays.toReversed();
  const start = Date.parse(first) - 30 * 24 * 60 * 60 * 1000;
  const hours = Array.from({ length: 60 * 24 }, (_, hour) => start + hour * 60 * 60 * 1000);
  return [...new Set(hours.map((time) => openNow(business, new Date(time))))];
}

/** The heights of a page's document for each status. Runs in the page. */
function heightsWith(statuses: readonly string[]): [status: string, height: number][] {
  return statuses.map((status) => {
    for (const line of document.querySelectorAll<HTMLElement>('[data-open-now]')) {
      line.dataset.open = status;
      line.textContent = status;
    }
    return [status, document.documentElement.scrollHeight];
  });
}

describe.each([
  ['the fixture site', site],
  ['the second site', other],
])('on %s', (_, { url }) => {
  it.each(['/', '/contact'].flatMap((path) => FONTS.map((font) => ({ path, font }))))(
    'no status moves what is below it on $path, in the font $font',
    async ({ path, font }) => {
      const { page } = await openPage(path, { baseURL: url, ...WITH_MAPS });
      if (font !== undefined) await setFont(page, font);
      const statuses = await statusesOf(page);
      expect(statuses.length).toBeGreaterThan(3);

      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const heights = await page.evaluate(heightsWith, statuses);
        const [[, usual = 0] = []] = heights;
        expect({ width, moved: heights.filter(([, height]) => height !== usual) }).toEqual({
          width,
          moved: [],
        });
      }
    },
  );
});
