import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from '../site/axe.ts';
import { BY_TOUCH, browserForTests } from '../support/browser.ts';

const openPage = browserForTests();

/** How long a testimonial is shown. Unit: milliseconds. */
const STAY = 5000;

/** Long enough for four turns, after which three slides wouldn't be at the first one again. */
const FOUR_TURNS = 4 * STAY;

/** Opens the home page with its clock stopped and the pointer away from the carousel. */
async function openHome(): Promise<Page> {
  const { page } = await openPage('/', { time: '2026-11-20T12:00' });
  await carousel(page).scrollIntoViewIfNeeded();
  await leave(page);
  return page;
}

const carousel = (page: Page) => page.getByRole('region', { name: 'Testimonials' });
const button = (page: Page, name: string) => carousel(page).getByRole('button', { name });

const leave = (page: Page) => page.mouse.move(2, 2);

/** Waits for a slide, which must be the only visible one and the current dot. */
async function expectSlide(page: Page, number: number) {
  const slides = carousel(page).getByRole('group');
  await carousel(page)
    .getByRole('group', { name: `${number} of 3` })
    .waitFor();
  expect(await slides.count()).toBe(1);

  const dot = button(page, `Show testimonial ${number}`);
  expect(await dot.getAttribute('aria-current')).toBe('true');
}

async function expectSlideAfter(page: Page, time: number, number: number) {
  await page.clock.runFor(time);
  await expectSlide(page, number);
}

/**
 * Checks each second that a slide stays until just before the end of its time, and that the next one
 * follows: a carousel that turns faster would sometimes be right by chance.
 */
async function expectTurn(page: Page, from: number, to: number) {
  for (let second = 1; second < STAY / 1000; second++) await expectSlideAfter(page, 1000, from);
  await expectSlideAfter(page, 999, from);
  await expectSlideAfter(page, 1, to);
}

/** Fakes the visibility of the tab. */
async function setHidden(page: Page, hidden: boolean) {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

it('turns every five seconds and wraps around, but not under the pointer or in a hidden tab', async () => {
  const page = await openHome();
  const live = () => carousel(page).locator('.slides').getAttribute('aria-live');

  // An automatic turn isn't announced.
  expect(await live()).toBe('off');
  await expectTurn(page, 1, 2);
  await expectTurn(page, 2, 3);
  await expectTurn(page, 3, 1);

  await carousel(page).hover();
  await expectSlideAfter(page, FOUR_TURNS, 1);
  expect(await live()).toBe('polite');
  await leave(page);
  await expectTurn(page, 1, 2);

  // In a hidden tab time stops; when it's visible again, a slide gets its full time.
  await page.clock.runFor(STAY - 1000);
  await setHidden(page, true);
  await expectSlideAfter(page, FOUR_TURNS, 2);
  await setHidden(page, false);
  await expectTurn(page, 2, 3);
});

it('pauses and turns by keyboard, wraps around both ends, and shifts nothing else', async () => {
  const page = await openHome();
  const below = page.getByRole('heading', { name: 'Have a document that needs a notary?' });

  await button(page, 'Pause').focus();
  await expectSlideAfter(page, FOUR_TURNS, 1);
  await page.keyboard.press('Enter');
  await button(page, 'Play').waitFor();
  const place = await below.boundingBox();

  // Backward from next: each dot, and previous, which wraps around.
  for (const number of [2, 3, 2, 1, 3]) {
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expectSlide(page, number);
    expect(await below.boundingBox()).toEqual(place);
  }

  // Pause holds regardless of pointer and focus.
  await button(page, 'Play').evaluate((play) => play.blur());
  await leave(page);
  await expectSlideAfter(page, FOUR_TURNS, 3);
});

it("doesn't start with reduced motion; a chosen slide stays its full time", async () => {
  const page = await openHome();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await leave(page);
  await expectSlideAfter(page, FOUR_TURNS, 1);

  await button(page, 'Play').click();
  await leave(page);
  await expectTurn(page, 1, 2);

  // Tapped, because a pointer that enters and leaves would restart the time.
  await page.clock.runFor(STAY - 1);
  await button(page, 'Show testimonial 1').dispatchEvent('click');
  await expectTurn(page, 1, 2);

  await page.clock.resume();
  expect(await violations(page)).toEqual([]);
});

it('turns by step and by dot, by touch', async () => {
  const { page } = await openPage('/', BY_TOUCH);
  await button(page, 'Next testimonial').tap();
  await expectSlide(page, 2);
  await button(page, 'Show testimonial 1').tap();
  await expectSlide(page, 1);
  await button(page, 'Previous testimonial').tap();
  await expectSlide(page, 3);
});
