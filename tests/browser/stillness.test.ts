import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { browserForTests, faceArrived, goTo } from '../support/browser.ts';
import { PAGE_KINDS } from '../support/spec.ts';

const open = browserForTests();

/** Whether one of the local serifs with the face's measures is installed here. */
function hasFallback(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const faces = [...document.fonts].filter(({ family }) => family.includes('Heading Fallback'));
    const loaded = await Promise.allSettled(faces.map((face) => face.load()));
    return loaded.some(({ status }) => status === 'fulfilled');
  });
}

const painted = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

/** Writes down whatever moves, and lets the heading face come when the page is painted without it. */
async function watch(page: Page, arrived: string[]) {
  await page.addInitScript(() => {
    const shifts: unknown[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) =>
      shifts.push(...list.getEntries().map((entry) => entry.toJSON())),
    ).observe({ type: 'layout-shift', buffered: true });
  });
  await page.route('**/*.woff2', async (route) => {
    await painted(page);
    await route.continue();
    arrived.push(route.request().url());
  });
}

it.for([375, 1280])(
  'moves no page while it loads at %i pixels, the heading face coming late',
  async (width, { skip }) => {
    const arrived: string[] = [];
    const { page } = await open('/', { width, before: (before) => watch(before, arrived) });
    await faceArrived(page);
    skip(!(await hasFallback(page)), 'this machine has none of the serifs that stand in');
    for (const path of [...PAGE_KINDS, '/nope']) {
      arrived.length = 0;
      await goTo(page, path);
      await faceArrived(page);
      await painted(page);
      expect({ path, arrived: arrived.length }).toEqual({ path, arrived: 1 });
      expect({ path, shifts: await page.evaluate('window.shifts') }).toEqual({ path, shifts: [] });
    }
  },
);
