import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserForTests, goTo, islandScripts } from '../support/browser.ts';
import { PAGE_KINDS } from '../support/spec.ts';

const open = browserForTests();

const show = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Show e-mail' });
const address = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'hello@example.com' });

it('loads no island on a page that is just opened and left alone', async () => {
  const { page, requests, complaints } = await open('/', { width: 375 });
  for (const path of PAGE_KINDS) {
    requests.length = 0;
    await goTo(page, path);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect({ path, islands: islandScripts(requests) }).toEqual({ path, islands: [] });
    // The loader stands in the page; beside it only what keeps the hours true, where they are told.
    const plain = (await page.locator('[data-open-now]').count()) > 0 ? 1 : 0;
    const scripts = () => requests.filter((file) => file.endsWith('.js'));
    await expect.poll(() => scripts().length).toBe(plain);
    expect(scripts().filter((file) => file.includes('/openNow.'))).toHaveLength(plain);
  }
  expect(complaints).toEqual([]);
});

it('hydrates when the carousel comes into view', async () => {
  const { page, requests } = await open('/', { width: 375 });
  await page.getByRole('region', { name: 'Testimonials' }).scrollIntoViewIfNeeded();
  await page.locator('[data-island=Carousel][data-hydrated]').waitFor();
  expect(islandScripts(requests).length).toBeGreaterThan(0);
});

describe.each(['click', 'key', 'double click'])(
  'a %s on an island before it is hydrated',
  (way) => {
    it('is repeated once, two seconds later, when its script arrives', async () => {
      const held: (() => void)[] = [];
      const { page } = await open('/services', {
        before: async (before) => {
          await before.clock.install();
          // The script is let go only after the page's clock has run for two seconds.
          await before.route('**/assets/islands/**', async (route) => {
            await new Promise<void>((resolve) => held.push(resolve));
            await route.continue();
          });
        },
      });
      if (way === 'click') await show(page).click();
      if (way === 'double click') await show(page).dblclick();
      if (way === 'key') {
        await show(page).focus();
        await page.keyboard.press('Enter');
      }
      await expect.poll(() => held.length).toBeGreaterThan(0);
      await page.clock.runFor(2000);
      expect(await address(page).count()).toBe(0);
      while ((await address(page).count()) === 0) {
        for (const letGo of held.splice(0)) letGo();
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
        await page.clock.runFor(16);
      }
      expect(await address(page).isVisible()).toBe(true);
      await show(page).click();
      await address(page).waitFor({ state: 'detached' });
    });
  },
);

it('leaves the page usable when a script cannot be loaded, and tries again on the next interaction', async () => {
  let broken = true;
  const { page } = await open('/contact', {
    before: (before) =>
      before.route('**/assets/islands/**', (route) => (broken ? route.abort() : route.continue())),
  });
  const reveal = page.getByRole('main').getByRole('button', { name: 'Call or Text' });
  await reveal.click();
  // What stands there without script is shown in its place.
  await page.getByRole('main').getByRole('link', { name: '(208) 555-0100' }).waitFor();
  broken = false;
  await page.mouse.move(2, 2);
  await reveal.click();
  await page.getByRole('main').getByRole('link', { name: 'Call (208) 555-0100' }).waitFor();
});

it('gives islands no more than they show', async () => {
  const { page } = await open('/contact');
  const props = await page
    .locator('[data-island]')
    .evaluateAll((islands) =>
      islands.map((island) => [
        island.getAttribute('data-id'),
        Object.keys(JSON.parse(island.getAttribute('data-props') ?? '{}')).sort(),
      ]),
    );
  expect(Object.fromEntries(props)).toEqual({
    PhoneButton: ['phone'],
    PhoneReveal: ['phone', 'texts'],
    'contact-email': ['label', 'mailbox'],
    ContactForm: ['documentTypes', 'mailbox', 'note', 'phone'],
    'footer-email': ['label', 'mailbox'],
  });
});
