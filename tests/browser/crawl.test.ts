import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { browserForTests } from '../support/browser.ts';
import { frozenPages } from '../support/pages.ts';

const open = browserForTests();
const paths = [...frozenPages().keys()].filter((path) => path !== '/404');
/** Paths that 404.html finds a screen for. */
const unknown = ['/areas/silver-city', '/locations/silver-city', '/places/silver-city'];

/** How many tabs go through the routes side by side. */
const TABS = 3;

it('finds every route quiet, its islands hydrated, with files of this site and no cookie', async () => {
  const left = [...paths, ...unknown];
  const visited: string[] = [];
  const crawl = async () => {
    const { page, complaints } = await open('/');
    for (let path = left.pop(); path !== undefined; path = left.pop()) {
      await visit(page, path);
      expect({ path, complaints }).toEqual({ path, complaints: [] });
      visited.push(path);
    }
    expect(await page.context().cookies()).toEqual([]);
  };
  await Promise.all(Array.from({ length: TABS }, crawl));
  expect(visited.toSorted()).toEqual([...paths, ...unknown].toSorted());
}, 180_000);

/** Opens a path and hydrates every island that can be seen there. */
async function visit(page: Page, path: string): Promise<void> {
  const response = await page.goto(inject('baseUrl') + path, { waitUntil: 'load' });
  const policy = response?.headers()['content-security-policy'];
  expect({ path, policy }).toEqual({ path, policy: expect.stringContaining("'sha256-") });
  const islands = await page.evaluate(() => {
    const all = [...document.querySelectorAll('[data-island]')];
    const visible = all.filter((island) => island.checkVisibility());
    for (const island of visible) island.dispatchEvent(new Event('pointerover', { bubbles: true }));
    return visible.filter((island) => island.getAttribute('data-when') === 'interaction').length;
  });
  const hydrated = page.locator('[data-when=interaction][data-hydrated]');
  await expect.poll(() => hydrated.count(), { interval: 10 }).toBe(islands);
}
