import type axe from 'axe-core';
import source from 'axe-core/axe.min.js?raw';
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

/** Lays out, in a page, what is still far below too, and has nothing stick to the window over the rest. */
function layOutWhole(): void {
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const { contentVisibility, position } = getComputedStyle(element);
    if (contentVisibility === 'auto') element.style.contentVisibility = 'visible';
    if (!['sticky', 'fixed'].includes(position)) continue;
    // It keeps its layer.
    element.style.position = 'relative';
    element.style.inset = 'auto';
  }
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
