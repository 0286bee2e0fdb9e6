import { expect, inject, it } from 'vitest';
import { browserForTests } from '../support/browser.ts';
import { readPages } from '../support/pages.ts';

const open = browserForTests();
const paths = [...readPages(inject('site')).keys()].filter((path) => path !== '/404');
/** Paths that 404.html finds a screen for. */
const unknown = ['/areas/silver-city', '/locations/silver-city', '/places/silver-city'];

it('finds every route quiet, its islands awake, with files of this site and no cookie', async () => {
  const { page, complaints } = await open('/');
  for (const path of [...paths, ...unknown]) {
    const response = await page.goto(inject('baseUrl') + path, { waitUntil: 'load' });
    const policy = response?.headers()['content-security-policy'];
    expect({ path, policy }).toEqual({ path, policy: expect.stringContaining("'sha256-") });
    const islands = await page.evaluate(() => {
      const all = [...document.querySelectorAll('[data-island]')];
      const visible = all.filter((island) => island.checkVisibility());
      for (const island of visible)
        island.dispatchEvent(new Event('pointerover', { bubbles: true }));
      return visible.filter((island) => island.getAttribute('data-when') === 'reach').length;
    });
    const awake = page.locator('[data-when=reach][data-awake]');
    await expect.poll(() => awake.count(), { interval: 10 }).toBe(islands);
    expect({ path, complaints }).toEqual({ path, complaints: [] });
  }
  expect(await page.context().cookies()).toEqual([]);
}, 180_000);
