import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from '../site/axe.ts';
import { browserForTests, holdClock } from '../support/browser.ts';

const open = browserForTests();

/** How long a testimonial stays. Unit: milliseconds. */
const STAY = 5000;

const carousel = (page: Page) => page.getByRole('region', { name: 'Testimonials' });
const button = (page: Page, name: string) => carousel(page).getByRole('button', { name });

/** Waits for a slide, which must be the only one in view. */
async function expectSlide(page: Page, number: number) {
  const slide = carousel(page).getByRole('group', { name: `${number} of 3` });
  await slide.waitFor();
  expect(await carousel(page).getByRole('group').count()).toBe(1);
  const dot = button(page, `Show testimonial ${number}`);
  expect(await dot.getAttribute('aria-current')).toBe('true');
}

it('turns every five seconds, but not under the pointer, under keys, nor against motion', async () => {
  const { page } = await open('/', { before: holdClock });
  const slides = carousel(page).locator('.slides');
  await carousel(page).hover();
  await page.clock.runFor(4 * STAY);
  await expectSlide(page, 1);
  await page.mouse.move(2, 2);
  await page.clock.runFor(STAY - 1);
  await expectSlide(page, 1);
  for (const number of [2, 3, 1]) {
    await page.clock.runFor(number === 2 ? 1 : STAY);
    await expectSlide(page, number);
  }

  // By keyboard alone: pause, back, each dot, on. Nothing else on the page moves.
  await button(page, 'Pause').focus();
  await page.clock.runFor(4 * STAY);
  await expectSlide(page, 1);
  await page.keyboard.press('Enter');
  await button(page, 'Play').waitFor();
  const next = page.getByRole('heading', { name: 'Have a document that needs a notary?' });
  const place = await next.boundingBox();
  for (const number of [3, 1, 2, 3, 1]) {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expectSlide(page, number);
    expect(await next.boundingBox()).toEqual(place);
  }

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await page.mouse.move(2, 2);
  await page.clock.runFor(4 * STAY);
  await expectSlide(page, 1);
  await button(page, 'Play').click();
  await page.mouse.move(2, 2);
  await page.clock.runFor(STAY);
  await expectSlide(page, 2);
  // A slide that was chosen stays for the whole time too.
  await page.clock.runFor(STAY - 1);
  await button(page, 'Show testimonial 1').click();
  expect(await slides.getAttribute('aria-live')).toBe('polite');
  await page.mouse.move(2, 2);
  expect(await slides.getAttribute('aria-live')).toBe('off');
  await page.clock.runFor(STAY - 1);
  await expectSlide(page, 1);
  await page.clock.runFor(1);
  await expectSlide(page, 2);
  await page.clock.resume();
  expect(await violations(page)).toEqual([]);
});
