import type { Page } from 'playwright-core';
import { delayAssets, painted } from './browser.ts';
import { END_OF_PIECE } from './pieces.ts';

/** A `LayoutShift` (https://wicg.github.io/layout-instability/), which TypeScript doesn't define. */
interface Shift {
  sources: readonly { previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

declare global {
  interface Window {
    shifts: Shift[];
  }
}

/** Records layout shifts from the first paint on. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = [];
    const observer = new PerformanceObserver((list) => {
      // Asserted: only layout shifts are observed.
      window.shifts.push(...(list.getEntries() as unknown as Shift[]));
    });
    observer.observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * Records layout shifts of a page that is parsed completely before its first paint, with fonts and
 * scripts after it. `arrival.test.ts` checks pages that are painted in pieces.
 */
export async function watchLoading(page: Page): Promise<void> {
  await watchShifts(page);
  await holdPaint(page);
  await delayAssets(page);
}

/** Records layout shifts of a page whose first paint shows its first piece, no more and no less. */
export async function watchArrival(page: Page): Promise<void> {
  await watchShifts(page);
  await holdPaint(page, END_OF_PIECE);
}

/**
 * Holds the first paint until the page is parsed to its end, or to a comment. A busy browser may paint
 * anywhere before.
 */
async function holdPaint(page: Page, comment?: string): Promise<void> {
  await page.addInitScript((end) => {
    // The browser waits for this element before painting. No page has it.
    const expectation = document.createElement('link');
    expectation.rel = 'expect';
    expectation.href = '#part-that-no-page-has';
    expectation.setAttribute('blocking', 'render');

    const expectWhole = (_changes: MutationRecord[], observer: MutationObserver) => {
      if (document.head === null) return;
      observer.disconnect();
      document.head.append(expectation);
    };
    new MutationObserver(expectWhole).observe(document, { subtree: true, childList: true });
    document.addEventListener('readystatechange', () => expectation.remove());
    if (end === undefined) return;

    new MutationObserver((changes, observer) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      if (!added.some((node) => node instanceof Comment && node.data === end)) return;
      observer.disconnect();
      expectation.remove();
    }).observe(document, { subtree: true, childList: true });
  }, comment);
}

/** The layout shifts during loading. Throws without any of the fallback serifs for the heading font. */
export async function shiftsOf(page: Page): Promise<Shift[]> {
  await painted(page);
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  await painted(page);

  return page.evaluate(async () => {
    const faces = [...document.fonts].filter(({ family }) => family.includes('Heading Fallback'));
    const loaded = await Promise.allSettled(faces.map((face) => face.load()));
    const hasSerif = loaded.some(({ status }) => status === 'fulfilled');
    const isMove = ({ sources }: Shift) =>
      sources.some(
        ({ previousRect: { x, y }, currentRect }) => x !== currentRect.x || y !== currentRect.y,
      );
    if (!hasSerif) throw new Error('This browser has no serif that headings could start with.');

    // Browsers may report a box that was repainted in place.
    return window.shifts.filter(isMove);
  });
}
