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

/** The violations of the whole page on each screen, as short lines. */
export async function violations(page: Page): Promise<string[]> {
  const lines: string[] = [];
  for (const { width, colorScheme } of SCREENS) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(layOutWhole);
    await page.emulateMedia({ colorScheme });

    const found = await violationsNow(page);
    lines.push(...found.map((line) => `${width} pixels, ${colorScheme}: ${line}`));
  }
  return lines;
}

/**
 * The violations of the page as it is now.
 * @param skipped rules that don't apply, such as to what sticky parts cover
 */
export async function violationsNow(page: Page, skipped: string[] = []): Promise<string[]> {
  // Includes map frames, because axe checks frames that contain it. External frames aren't loaded.
  const maps = page.frames().filter((frame) => frame.url() === 'about:srcdoc');
  for (const frame of [page.mainFrame(), ...maps]) await frame.evaluate(source);

  await painted(page);
  await page.evaluate(waitForAnimations);
  return page.evaluate(runAxe, { tags: RULES, skipped });
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

interface AxeRules {
  tags: string[];
  skipped: string[];
}

async function runAxe({ tags, skipped }: AxeRules): Promise<string[]> {
  const { violations, incomplete } = await window.axe.run(document, {
    runOnly: tags,
    rules: Object.fromEntries(skipped.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations', 'incomplete'],
  });
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  );

  // Text in the color of its background, which axe-core leaves to people.
  const invisible = incomplete
    .flatMap(({ nodes }) => nodes)
    .filter(({ any }) => any.some(({ data }) => data?.messageKey === 'equalRatio'))
    .map(({ target }) => `color-contrast ${target.join(' ')}: 1 to 1`);
  return [...found, ...invisible];
}
