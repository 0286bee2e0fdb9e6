import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { newContext } from '../support/browser.ts';
import type { Rule } from './built-site.ts';

/** What axe-core is asked for: WCAG 2.2 A and AA, and its best practices. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Columns and colors each once: what one screen shows of the markup, the other does too. */
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
  const found: string[] = [];
  for (const { width, colorScheme } of SCREENS) {
    await page.setViewportSize({ width, height: 800 });
    // As high as the page: what sticks to the end of the screen covers nothing there.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    // A color on its way to another would be chance. What follows the scrolling never ends by itself.
    await page.evaluate(() => {
      const running = document
        .getAnimations()
        .filter((one) => one.timeline === document.timeline && one.playState === 'running');
      return Promise.allSettled(running.map(({ finished }) => finished));
    });
    // In the map frames too: axe looks into those that have it. Frames of other sites load nothing here.
    const maps = page.frames().filter((frame) => frame.url() === 'about:srcdoc');
    for (const frame of [page.mainFrame(), ...maps]) await frame.evaluate(axe.source);
    const lines = await page.evaluate(async (runOnly) => {
      const { violations: all } = await window.axe.run(document, {
        runOnly: [...runOnly],
        resultTypes: ['violations'],
      });
      return all.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
      );
    }, RULES);
    found.push(...lines.map((line) => `${width} pixels, ${colorScheme}: ${line}`));
  }
  return found;
}

/**
 * The longest page of each kind, set in place as it is without script: whatever stands on the others
 * stands there too.
 */
export const isAccessible: Rule = async ({ pages }, faults) => {
  const longest = new Map<string, string>();
  for (const { path, html } of pages.values()) {
    const kind = path.replace(/^(\/[\w-]+\/).*/, '$1');
    if (html.length > (longest.get(kind) ?? '').length) longest.set(kind, html);
  }
  const context = await newContext();
  await context.route('**', (route) => route.abort());
  for (const [kind, html] of longest) {
    // Each in a tab of its own: the policy of the one before would still hold, and forbid this style.
    const page = await context.newPage();
    await page.setContent(html);
    for (const line of await violations(page)) faults.unless(false, `${kind} at ${line}`);
    await page.close();
  }
  await context.close();
};
