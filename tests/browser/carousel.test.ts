import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from '../site/axe.ts';
import { browserForTests } from '../support/browser.ts';

const openPage = browserForTests();

/** How long a testimonial stays. Unit: milliseconds. */
const STAY = 5000;

/** Long enough for four turns, after which three slides that turn are not at the first one. */
const FOUR_TURNS = 4 * STAY;

/** Opens the home page, with its clock at a standstill and the pointer away from the carousel. */
async function openHome(): Promise<Page> {
  const { page } = await openPage('/', { time: '2026-11-20T12:00' });
  await carousel(page).scrollIntoViewIfNeeded();
  await leave(page);
  return page;
}

const carousel = (page: Page) => page.getByRole('region', { name: 'Testimonials' });
const button = (page: Page, name: string) => carousel(page).getByRole('button', { name });

/** Moves the pointer away from the carousel. */
const leave = (page: Page) => page.mouse.move(2, 2);

/** Waits for a slide, which must be the only one in view, and marked by its dot. */
async function expectSlide(page: Page, number: number) {
  const slides = carousel(page).getByRole('group');
  await carousel(page)
    .getByRole('group', { name: `${number} of 3` })
    .waitFor();
  expect(await slides.count()).toBe(1);

  const dot = button(page, `Show testimonial ${number}`);
  expect(await dot.getAttribute('aria-current')).toBe('true');
}

/** Lets time pass, then waits for a slide. */
async function expectSlideAfter(page: Page, time: number, number: number) {
  await page.clock.runFor(time);
  await expectSlide(page, number);
}

/**
 * Lets the whole time of a slide pass. It must be there in each second until a moment before the end,
 * and the next one a moment later: slides that turn faster are at the right one now and then.
 */
async function expectTurn(page: Page, from: number, to: number) {
  for (let second = 1; second < STAY / 1000; second++) await expectSlideAfter(page, 1000, from);
  await expectSlideAfter(page, 999, from);
  await expectSlideAfter(page, 1, to);
}

/** Has a page believe that its tab is hidden, or in view again. */
async function setHidden(page: Page, hidden: boolean) {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

it('turns every five seconds and starts again after the last, but not under the pointer, nor in a hidden tab', async () => {
  const page = await openHome();
  const live = () => carousel(page).locator('.slides').getAttribute('aria-live');

  // What turns by itself is not read aloud.
  expect(await live()).toBe('off');
  await expectTurn(page, 1, 2);
  await expectTurn(page, 2, 3);
  await expectTurn(page, 3, 1);

  await carousel(page).hover();
  await expectSlideAfter(page, FOUR_TURNS, 1);
  expect(await live()).toBe('polite');
  await leave(page);
  await expectTurn(page, 1, 2);

  // In a hidden tab nobody reads; back in view, a slide has its whole time before it.
  await page.clock.runFor(STAY - 1000);
  await setHidden(page, true);
  await expectSlideAfter(page, FOUR_TURNS, 2);
  await setHidden(page, false);
  await expectTurn(page, 2, 3);
});

it('is stopped and turned by keyboard, around both ends, and moves nothing else on the page', async () => {
  const page = await openHome();
  const below = page.getByRole('heading', { name: 'Have a document that needs a notary?' });

  await button(page, 'Pause').focus();
  await expectSlideAfter(page, FOUR_TURNS, 1);
  await page.keyboard.press('Enter');
  await button(page, 'Play').waitFor();
  const place = await below.boundingBox();

  // The keys reach, backwards: on, each dot, and back around the beginning.
  for (const number of [2, 3, 2, 1, 3]) {
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expectSlide(page, number);
    expect(await below.boundingBox()).toEqual(place);
  }

  // A press on Pause holds wherever pointer and focus are.
  await button(page, 'Play').evaluate((play) => play.blur());
  await leave(page);
  await expectSlideAfter(page, FOUR_TURNS, 3);
});

it('does not start against the wish for less motion; a slide that was chosen stays its whole time', async () => {
  const page = await openHome();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await leave(page);
  await expectSlideAfter(page, FOUR_TURNS, 1);

  await button(page, 'Play').click();
  await leave(page);
  await expectTurn(page, 1, 2);

  // Pressed as by a finger: a pointer that came and left would begin the time anew by itself.
  await page.clock.runFor(STAY - 1);
  await button(page, 'Show testimonial 1').dispatchEvent('click');
  await expectTurn(page, 1, 2);

  await page.clock.resume();
  expect(await violations(page)).toEqual([]);
});
