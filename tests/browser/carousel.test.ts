import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from '../site/axe.ts';
import { browserForTests, holdClock } from '../support/browser.ts';

const open = browserForTests();

/** How long a testimonial stays. Unit: milliseconds. */
const STAY = 5000;

const carousel = (page: Page) => page.getByRole('region', { name: 'Testimonials' });
const button = (page: Page, name: string) => carousel(page).getByRole('button', { name });

/** Lets time pass, then waits for a slide, which must be the only one in view. */
async function expectSlide(page: Page, number: number, time = 0) {
  await page.clock.runFor(time);
  await carousel(page)
    .getByRole('group', { name: `${number} of 3` })
    .waitFor();
  expect(await carousel(page).getByRole('group').count()).toBe(1);
  const dot = button(page, `Show testimonial ${number}`);
  expect(await dot.getAttribute('aria-current')).toBe('true');
}

/** Has a page believe that its tab is hidden, or in view again. */
async function setHidden(page: Page, hidden: boolean) {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

it('turns every five seconds, but not under the pointer, under keys, in a hidden tab, nor against motion', async () => {
  const { page } = await open('/', {
    before: (before) => holdClock(before, '2026-11-20T12:00'),
  });
  const slides = carousel(page).locator('.slides');
  await carousel(page).hover();
  await expectSlide(page, 1, 4 * STAY);
  await page.mouse.move(2, 2);
  // A moment before its time is over each slide is still there.
  for (const [before, after] of [
    [1, 2],
    [2, 3],
    [3, 1],
  ] as const) {
    await expectSlide(page, before, STAY - 1);
    await expectSlide(page, after, 1);
  }

  // In a hidden tab nobody reads; back in view, a slide has its whole time before it.
  await setHidden(page, true);
  await expectSlide(page, 1, 4 * STAY);
  await setHidden(page, false);
  await expectSlide(page, 1, STAY - 1);
  await expectSlide(page, 2, 1);
  for (const number of [3, 1]) await expectSlide(page, number, STAY);

  // By keyboard alone: pause, back, each dot, on. Nothing else on the page moves.
  await button(page, 'Pause').focus();
  await expectSlide(page, 1, 4 * STAY);
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
  await expectSlide(page, 1, 4 * STAY);
  await button(page, 'Play').click();
  await page.mouse.move(2, 2);
  await expectSlide(page, 2, STAY);
  // A slide that was chosen stays for the whole time too.
  await page.clock.runFor(STAY - 1);
  await button(page, 'Show testimonial 1').click();
  expect(await slides.getAttribute('aria-live')).toBe('polite');
  await page.mouse.move(2, 2);
  expect(await slides.getAttribute('aria-live')).toBe('off');
  await expectSlide(page, 1, STAY - 1);
  await expectSlide(page, 2, 1);
  await page.clock.resume();
  expect(await violations(page)).toEqual([]);
});
