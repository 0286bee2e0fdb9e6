import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { painted } from '../support/browser.ts';

/** What axe-core is asked for: WCAG 2.2 A and AA, and its best practices. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Both layouts and both sets of colors, each once: the markup is the same on all screens. */
const SCREENS = [
  { width: 375, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const;

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** What axe-core finds wrong with a page on each screen, as short lines. */
export async function violations(page: Page): Promise<string[]> {
  // In the map frames too: axe looks into those that have it. Frames of other sites load nothing here.
  const maps = page.frames().filter((frame) => frame.url() === 'about:srcdoc');
  for (const frame of [page.mainFrame(), ...maps]) await frame.evaluate(axe.source);

  const lines: string[] = [];
  for (const { width, colorScheme } of SCREENS) {
    await page.setViewportSize({ width, height: 800 });
    // As high as the page: what sticks to the end of the screen covers nothing there. What is far below
    // has an estimated height until it is in sight, so the height is measured twice.
    for (const _ of [1, 2]) {
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width, height });
      await painted(page);
    }
    await page.emulateMedia({ colorScheme });
    await page.evaluate(waitForAnimations);

    const found = await page.evaluate(runAxe, RULES);
    lines.push(...found.map((line) => `${width} pixels, ${colorScheme}: ${line}`));
  }
  return lines;
}

/**
 * Waits, in a page, until colors have come to their end: one on its way to another would be chance. What
 * follows the scrolling never ends by itself, and is not waited for.
 */
function waitForAnimations(): Promise<unknown> {
  const running = document
    .getAnimations()
    .filter(({ timeline, playState }) => timeline === document.timeline && playState === 'running');
  return Promise.allSettled(running.map(({ finished }) => finished));
}

/** Runs axe-core in a page that has it. */
async function runAxe(rules: readonly string[]): Promise<string[]> {
  const results = await window.axe.run(document, {
    runOnly: [...rules],
    resultTypes: ['violations'],
  });
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  );
}
