import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import type { BuiltSite } from './built-site.ts';

/** What axe-core is asked for: WCAG 2.2 A and AA, and its best practices. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules of axe-core that colors alone can break. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

interface Screen {
  width: number;
  colorScheme: 'light' | 'dark';
}

const SCREENS: readonly Screen[] = [
  { width: 375, colorScheme: 'light' },
  { width: 375, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
];

/** The screens of one width. */
export function screensOf(width: number): Screen[] {
  return SCREENS.filter((screen) => screen.width === width);
}

/** What content can break shows on one screen: colors and columns are not its own. */
export const PHONE_BY_DAY = SCREENS.slice(0, 1);

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** What axe-core finds wrong with a page, as short lines. */
export async function violations(
  page: Page,
  runOnly: readonly string[] = RULES,
): Promise<string[]> {
  // In the map frames too: axe looks into those that have it. Frames of other sites load nothing here.
  const maps = page.frames().filter((frame) => frame.url() === 'about:srcdoc');
  for (const frame of [page.mainFrame(), ...maps]) await frame.evaluate(axe.source);
  return page.evaluate(async (rules) => {
    const { violations: found } = await window.axe.run(document, {
      runOnly: [...rules],
      resultTypes: ['violations'],
    });
    return found.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
    );
  }, runOnly);
}

/** What axe-core finds on each of some screens; pages are no other when they are loaded there. */
export async function violationsOnScreens(
  page: Page,
  screens: readonly Screen[] = SCREENS,
): Promise<string[]> {
  const found: string[] = [];
  for (const { width, colorScheme } of screens) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    // A color on its way to another would be chance. What follows the scrolling never ends by itself.
    await page.evaluate(() => {
      const running = document
        .getAnimations()
        .filter(
          ({ timeline, playState }) => timeline === document.timeline && playState === 'running',
        );
      return Promise.all(running.map(({ finished }) => finished));
    });
    // In the dark the same markup stands in the same places: only its colors are others.
    const lines = await violations(page, colorScheme === 'dark' ? COLOR_RULES : RULES);
    found.push(...lines.map((line) => `${width} pixels, ${colorScheme}: ${line}`));
  }
  return found;
}

/** The longest page of each kind: whatever stands on the others stands there too. */
export function longestOfEachKind({ pages }: Pick<BuiltSite, 'pages'>): string[] {
  const longest = new Map<string, { path: string; length: number }>();
  for (const { path, html } of pages.values()) {
    const kind = path.replace(/^(\/[\w-]+\/).*/, '$1');
    const length = html.length;
    if (length > (longest.get(kind)?.length ?? 0)) longest.set(kind, { path, length });
  }
  return [...longest.values()].map(({ path }) => path);
}

/**
 * What axe-core finds in one page of each kind, set in place without being loaded.
 * @param screens the screens to look at
 */
export async function inaccessible(
  built: BuiltSite,
  browser: Browser,
  screens: readonly Screen[] = SCREENS,
): Promise<string[]> {
  const context = await browser.newContext();
  // Pages are as they are without script, and ask nobody for anything.
  await context.route('**', (route) => route.abort());
  const faults: string[] = [];
  for (const path of longestOfEachKind(built)) {
    // Each in a tab of its own: the policy of the one before would still hold, and forbid this style.
    const page = await context.newPage();
    await page.setContent(built.pages.get(path)?.html ?? '');
    const found = await violationsOnScreens(page, screens);
    await page.close();
    faults.push(...found.map((line) => `${path} at ${line}`));
  }
  await context.close();
  return faults;
}
