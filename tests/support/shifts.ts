import type { Page } from 'playwright-core';
import { delayAssets, painted } from './browser.ts';

/** A `LayoutShift` (https://wicg.github.io/layout-instability/), of which TypeScript does not know. */
interface Shift {
  sources: readonly { previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

declare global {
  interface Window {
    /** What moved while the page was loading. */
    shifts: Shift[];
  }
}

/** Notes whatever moves on a page from its first paint on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = [];
    const observer = new PerformanceObserver((list) => {
      // Asserted: it is all that is observed.
      window.shifts.push(...(list.getEntries() as unknown as Shift[]));
    });
    observer.observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * Notes whatever moves on a page that has been read whole when it is first painted, and whose fonts and
 * scripts come after that. `arrival.test.ts` looks at pages that are painted in pieces.
 */
export async function watchLoading(page: Page): Promise<void> {
  await watchShifts(page);
  await page.addInitScript(() => {
    // The browser paints nothing before it has this part. No page has it, so the page is read to its end.
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
  });
  await delayAssets(page);
}

/**
 * What moved while the page was loading. Nothing is said of a machine without any of the serifs that
 * stand in until the heading face is here.
 */
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
    // A browser may tell of a box that was painted anew where it was.
    return hasSerif ? window.shifts.filter(isMove) : [];
  });
}
