import type { Page } from 'playwright-core';
import { painted } from './browser.ts';

declare global {
  interface Window {
    /** What moved while the page was loading. */
    shifts: unknown[];
  }
}

/** Notes whatever moves on a page from its first paint on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = [];
    const observer = new PerformanceObserver((list) => window.shifts.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * What moved while the page was loading. Nothing is said of a machine without any of the serifs that
 * stand in until the heading face is here.
 */
export async function shiftsOf(page: Page): Promise<unknown[]> {
  await painted(page);
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  await painted(page);

  return page.evaluate(async () => {
    const faces = [...document.fonts].filter(({ family }) => family.includes('Heading Fallback'));
    const loaded = await Promise.allSettled(faces.map((face) => face.load()));
    const hasSerif = loaded.some(({ status }) => status === 'fulfilled');
    return hasSerif ? window.shifts : [];
  });
}
