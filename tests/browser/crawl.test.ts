import { expect, inject, it } from 'vitest';
import { browserForTests } from '../support/browser.ts';
import { readPages } from '../support/pages.ts';

const open = browserForTests();
const paths = [...readPages(inject('site')).keys()].filter((path) => path !== '/404');

it('finds every route quiet, its islands awake, with files of this site only', async () => {
  const { page, complaints } = await open('/');
  for (const path of paths) {
    await page.goto(inject('baseUrl') + path, { waitUntil: 'load' });
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
}, 180_000);
