import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { IslandName } from '../../islands/islands.ts';
import { browserForTests, islandScripts } from '../support/browser.ts';
import { hydrated } from '../support/hydrated.ts';
import { PAGE_KINDS } from '../support/spec.ts';

const open = browserForTests();

/** The islands that a page is there for. */
const prefetched = (page: Page) => page.locator('[data-prefetch]').count();
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' });
const drafts = (page: Page) => page.getByText('Nothing has been sent yet');

it.each(PAGE_KINDS)('%s, just opened and left alone, hydrates nothing', async (path) => {
  const { page, requests, complaints } = await open(path, { width: 375 });
  // Files are fetched early only where an island is what the page is there for.
  const early = (await prefetched(page)) > 0;
  expect(early).toBe(['/contact', '/places'].includes(path));
  await expect.poll(() => islandScripts(requests).length > 0).toBe(early);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(islandScripts(requests).length > 0).toBe(early);
  expect(await page.locator('[data-hydrated]').count()).toBe(0);
  expect(complaints).toEqual([]);
});

it('fetches nothing early for visitors who save data', async () => {
  const { page, requests } = await open('/contact', {
    before: async (before) => {
      await before.clock.install();
      await before.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      });
    },
  });
  await page.clock.runFor(10_000);
  expect(islandScripts(requests)).toEqual([]);
  await page.getByLabel('Name').focus();
  await hydrated(page, 'ContactForm');
});

it('hydrates when the carousel comes into view', async () => {
  const { page, requests } = await open('/', { width: 375 });
  await page.getByRole('region', { name: 'Testimonials' }).scrollIntoViewIfNeeded();
  await hydrated(page, 'Carousel');
  expect(islandScripts(requests).length).toBeGreaterThan(0);
});

describe.each(['click', 'key', 'double click'])(
  'a %s on an island before it is hydrated',
  (way) => {
    it('is repeated once, two seconds later, when its script arrives', async () => {
      const held: (() => void)[] = [];
      const { page } = await open('/contact', {
        before: async (before) => {
          await before.clock.install();
          // The script is let go only after the page's clock has run for two seconds.
          await before.route('**/assets/chunks/**', async (route) => {
            await new Promise<void>((resolve) => held.push(resolve));
            await route.continue();
          });
        },
      });
      await page.getByLabel('Message').fill('Friday?');
      if (way === 'click') await send(page).click();
      if (way === 'double click') await send(page).dblclick();
      if (way === 'key') {
        await send(page).focus();
        await page.keyboard.press('Enter');
      }
      await expect.poll(() => held.length).toBeGreaterThan(0);
      await page.clock.runFor(2000);
      expect(await drafts(page).count()).toBe(0);
      while ((await drafts(page).count()) === 0) {
        for (const letGo of held.splice(0)) letGo();
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
        await page.clock.runFor(16);
      }
      expect(await drafts(page).isVisible()).toBe(true);
      expect(await page.getByLabel('Message').inputValue()).toBe('Friday?');
    });
  },
);

it('leaves the page usable when a script cannot be loaded, and tries again on the next interaction', async () => {
  let broken = true;
  const { page } = await open('/contact', {
    before: (before) =>
      before.route('**/assets/chunks/**', (route) => (broken ? route.abort() : route.continue())),
  });
  await page.getByLabel('Message').fill('Friday?');
  // What stands there without script is shown in its place.
  await page.getByText('This form needs JavaScript.').waitFor();
  broken = false;
  await page.mouse.move(2, 2);
  await send(page).click();
  await drafts(page).waitFor();
  expect(await page.getByLabel('Message').inputValue()).toBe('Friday?');
});

it('gives islands no more than they show', async () => {
  const { page } = await open('/contact');
  const props = await page
    .locator('[data-island]')
    .evaluateAll((islands) =>
      islands.map((island) => [
        island.getAttribute('data-island'),
        Object.keys(JSON.parse(island.getAttribute('data-props') ?? '{}')).sort(),
      ]),
    );
  expect(Object.fromEntries(props)).toEqual({
    ContactForm: ['documentTypes', 'mailbox', 'note', 'phone'],
  } satisfies Partial<Record<IslandName, string[]>>);
});
