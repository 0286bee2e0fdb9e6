import type { Page } from 'playwright-core';

const HOUR = 60 * 60 * 1000;

/**
 * Holds the clock of a page, to be called before the page is opened: its time stands at `instant`
 * and goes on only by `page.clock.runFor`. The browser's own motion goes on, the page's animation
 * frames do not.
 */
export async function holdClock(page: Page, instant = '2026-11-20T12:00:00-07:00'): Promise<void> {
  const time = Date.parse(instant);
  // The browser's own clock runs this timeout, so it is given to the page's.
  await page.addInitScript(() => {
    AbortSignal.timeout = (milliseconds) => {
      const late = new AbortController();
      setTimeout(() => late.abort(), milliseconds);
      return late.signal;
    };
  });
  // An installed clock goes on by itself until it is told where to stop.
  await page.clock.install({ time: time - HOUR });
  await page.clock.pauseAt(time);
}
