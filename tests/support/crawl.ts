import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type browserForTests, goTo, type Visit } from './browser.ts';
import { frozenPages } from './pages.ts';

/** Paths that 404.html finds a screen for. */
const UNKNOWN = ['/areas/silver-city', '/locations/silver-city', '/places/silver-city'];

/** How many tabs go through the routes side by side. */
const TABS = 3;

/** Every path of the frozen site that shows something. */
export const allPaths = () => [...frozenPages().keys()].filter((path) => path !== '/404');

/** Where to go round, and whether pages come with a policy there. */
interface Where extends Visit {
  policy?: boolean;
}

/**
 * Opens each path, and those of unknown cities and places: it is quiet, keeps its head, every island
 * that can be seen is hydrated, with files of this site alone, and there is no cookie.
 */
export async function crawl(
  open: ReturnType<typeof browserForTests>,
  paths: readonly string[],
  { policy = true, ...where }: Where = {},
) {
  const all = [...paths, ...UNKNOWN];
  const left = [...all];
  const visited: string[] = [];
  const tab = async () => {
    const { page, complaints } = await open('/', where);
    for (let path = left.pop(); path !== undefined; path = left.pop()) {
      await visit(page, path, policy);
      expect({ path, complaints }).toEqual({ path, complaints: [] });
      visited.push(path);
    }
    expect(await page.context().cookies()).toEqual([]);
  };
  await Promise.all(Array.from({ length: TABS }, tab));
  expect(visited.toSorted()).toEqual(all.toSorted());
}

/** Opens a path and hydrates every island that can be seen there. */
async function visit(page: Page, path: string, withPolicy: boolean): Promise<void> {
  const response = await goTo(page, path);
  const policy = response?.headers()['content-security-policy'];
  const expected = withPolicy ? expect.stringContaining("'sha256-") : undefined;
  expect({ path, policy }).toEqual({ path, policy: expected });
  const islands = await page.evaluate(() => {
    const all = [...document.querySelectorAll('[data-island]')];
    const visible = all.filter((island) => island.checkVisibility());
    for (const island of visible) {
      island.scrollIntoView();
      island.dispatchEvent(new Event('pointerover', { bubbles: true }));
    }
    return visible.length;
  });
  const hydrated = page.locator('[data-island][data-hydrated]:visible');
  await expect.poll(() => hydrated.count(), { interval: 10 }).toBe(islands);
  if (!UNKNOWN.includes(path)) await expectSameHead(page, path);
}

/** The head stays as it was written. */
async function expectSameHead(page: Page, path: string): Promise<void> {
  const $ = frozenPages().get(path)?.$;
  const live = await page.evaluate(() => ({
    title: document.title,
    description: document.querySelector('meta[name=description]')?.getAttribute('content'),
    keywords: document.querySelector('meta[name=keywords]')?.getAttribute('content'),
    canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href'),
  }));
  expect(live).toEqual({
    title: $?.('title').text(),
    description: $?.('meta[name=description]').attr('content'),
    keywords: $?.('meta[name=keywords]').attr('content'),
    canonical: $?.('link[rel=canonical]').attr('href'),
  });
}
