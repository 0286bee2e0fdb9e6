import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from '../site/axe.ts';
import { browserForTests, holdClock, hydrated, ISLAND_FILES } from '../support/browser.ts';

const open = browserForTests();

/** How long a testimonial stays. Unit: milliseconds. */
const STAY = 5000;

const carousel = (page: Page) => page.getByRole('region', { name: 'Testimonials' });
const slides = (page: Page) => carousel(page).getByRole('group');
const button = (page: Page, name: string) => carousel(page).getByRole('button', { name });

/** Waits for a slide, which must be the only one in view. */
async function expectSlide(page: Page, number: number) {
  await carousel(page)
    .getByRole('group', { name: `${number} of 3` })
    .waitFor();
  expect(await slides(page).count()).toBe(1);
  const dot = button(page, `Show testimonial ${number}`);
  expect(await dot.getAttribute('aria-current')).toBe('true');
}

it('turns every five seconds, but not under the pointer, nor under keys', async () => {
  const { page } = await open('/', { before: holdClock });
  await carousel(page).scrollIntoViewIfNeeded();
  await hydrated(page, 'Carousel');
  await page.mouse.move(2, 2);
  await page.clock.runFor(STAY - 1);
  await expectSlide(page, 1);
  for (const number of [2, 3, 1]) {
    await page.clock.runFor(number === 2 ? 1 : STAY);
    await expectSlide(page, number);
  }
  await slides(page).hover();
  await page.clock.runFor(4 * STAY);
  await expectSlide(page, 1);
  await page.mouse.move(2, 2);

  // By keyboard alone: pause and play, back, each dot, on.
  await button(page, 'Pause').focus();
  await page.clock.runFor(4 * STAY);
  await expectSlide(page, 1);
  expect(await carousel(page).locator('[aria-live]').getAttribute('aria-live')).toBe('polite');
  await page.keyboard.press('Enter');
  expect(await button(page, 'Play').isVisible()).toBe(true);
  const next = page.getByRole('heading', { name: 'Have a document that needs a notary?' });
  const place = await next.boundingBox();
  for (const [key, number] of [
    ['Enter', 3],
    ['Space', 1],
    ['Space', 2],
    ['Space', 3],
    ['Enter', 1],
  ] as const) {
    await page.keyboard.press('Tab');
    await page.keyboard.press(key);
    await expectSlide(page, number);
    // Whatever is shown, nothing else on the page moves.
    expect(await next.boundingBox()).toEqual(place);
  }
  await page.clock.resume();
  expect(await violations(page)).toEqual([]);
});

it('waits for a pointer that was there before its script', async () => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { page } = await open('/', {
    before: async (before) => {
      await holdClock(before);
      await before.route(ISLAND_FILES, async (route) => {
        await arrived;
        await route.continue();
      });
    },
  });
  await carousel(page).hover();
  arrive();
  await hydrated(page, 'Carousel');
  await page.clock.runFor(4 * STAY);
  await expectSlide(page, 1);
});

it('stays still for visitors who prefer reduced motion, until they let it play', async () => {
  const { page } = await open('/', { before: holdClock, reducedMotion: 'reduce' });
  await carousel(page).scrollIntoViewIfNeeded();
  await hydrated(page, 'Carousel');
  await page.mouse.move(2, 2);
  await page.clock.runFor(4 * STAY);
  await expectSlide(page, 1);
  await button(page, 'Play').click();
  await page.mouse.move(2, 2);
  await page.clock.runFor(STAY);
  await expectSlide(page, 2);
});
