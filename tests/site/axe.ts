import type axe from 'axe-core';
import source from 'axe-core/axe.min.js?raw';
import type { Page } from 'playwright-core';
import { painted } from '../support/browser.ts';

/** WCAG 2.2 A and AA, and axe-core's best practices. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Both layouts and both color schemes, once each: the markup is the same on all screens. */
const SCREENS = [
  { width: 375, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const;

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** The violations on each screen, as short lines. */
export async function violations(page: Page): Promise<string[]> {
  // Includes map frames, because axe checks frames that contain it. External frames aren't loaded.
  const maps = page.frames().filter((frame) => frame.url() === 'about:srcdoc');
  for (const frame of [page.mainFrame(), ...maps]) await frame.evaluate(source);

  const lines: string[] = [];
  for (const { width, colorScheme } of SCREENS) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(layOutWhole);
    await page.emulateMedia({ colorScheme });
    await painted(page);
    await page.evaluate(waitForAnimations);

    const found = await page.evaluate(runAxe, RULES);
    lines.push(...found.map((line) => `${width} pixels, ${colorScheme}: ${line}`));
  }
  return lines;
}

/** Runs in the page: lays out everything below too, and unsticks what would cover it. */
function layOutWhole(): void {
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const { contentVisibility, position } = getComputedStyle(element);
    if (contentVisibility === 'auto') element.style.contentVisibility = 'visible';
    if (!['sticky', 'fixed'].includes(position)) continue;
    // Keeps its stacking order.
    element.style.position = 'relative';
    element.style.inset = 'auto';
  }
}

/**
 * Runs in the page: waits for color transitions, whose intermediate values would be random. Scroll
 * animations never end, so it doesn't wait for them.
 */
function waitForAnimations(): Promise<unknown> {
  const running = document
    .getAnimations()
    .filter(({ timeline, playState }) => timeline === document.timeline && playState === 'running');
  return Promise.allSettled(running.map(({ finished }) => finished));
}

async function runAxe(rules: readonly string[]): Promise<string[]> {
  const results = await window.axe.run(document, {
    runOnly: [...rules],
    resultTypes: ['violations'],
  });
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  );
}
