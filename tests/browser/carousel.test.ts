import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserForTests, type Visit } from '../support/browser.ts';
import { holdClock } from '../support/held-clock.ts';
import { hydrated } from '../support/hydrated.ts';

const open = browserForTests();

const carousel = (page: Page) => page.getByRole('region', { name: 'Testimonials' });
const button = (page: Page, name: string) => carousel(page).getByRole('button', { name });

/** The home page with the carousel hydrated in the middle of the window, its clock held. */
async function openCarousel(visit: Visit = {}) {
  const opened = await open('/', { before: holdClock, ...visit });
  const { page } = opened;
  await carousel(page).scrollIntoViewIfNeeded();
  await hydrated(page, 'Carousel');
  await page.mouse.move(2, 2);
  return opened;
}

/** The label of the only slide that can be seen: "2 of 4". */
async function shown(page: Page): Promise<string> {
  const slides = await carousel(page).getByRole('group').all();
  const labels = await Promise.all(slides.map((slide) => slide.getAttribute('aria-label')));
  return labels.join();
}

async function expectSlide(page: Page, number: number) {
  await carousel(page)
    .getByRole('group', { name: `${number} of 4` })
    .waitFor();
  expect(await shown(page)).toBe(`${number} of 4`);
  const dot = button(page, `Show testimonial ${number}`);
  expect(await dot.getAttribute('aria-current')).toBe('true');
}

describe('by itself', () => {
  it('changes every five seconds and wraps around', async () => {
    const { page } = await openCarousel();
    await expectSlide(page, 1);
    await page.clock.runFor(4999);
    await expectSlide(page, 1);
    for (const number of [2, 3, 4, 1]) {
      await page.clock.runFor(number === 2 ? 1 : 5000);
      await expectSlide(page, number);
    }
  });

  it('waits while the keyboard is in it, and speaks then', async () => {
    const { page } = await openCarousel();
    await button(page, 'Next testimonial').focus();
    await page.keyboard.press('Enter');
    await expectSlide(page, 2);
    await page.clock.runFor(20_000);
    await expectSlide(page, 2);
    expect(await carousel(page).locator('[aria-live]').getAttribute('aria-live')).toBe('polite');
  });

  it.each([
    ['the pointer', (page: Page) => carousel(page).hover()],
    [
      'the keyboard',
      async (page: Page) => {
        await page.keyboard.press('Tab');
        await button(page, 'Next testimonial').focus();
      },
    ],
  ])('waits for %s that was there before its script', async (_, enter) => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const { page } = await open('/', {
      before: async (before) => {
        await holdClock(before);
        await before.route('**/assets/chunks/**', async (route) => {
          await arrived;
          await route.continue();
        });
      },
    });
    await enter(page);
    arrive();
    await hydrated(page, 'Carousel');
    await page.clock.runFor(20_000);
    await expectSlide(page, 1);
  });

  it('stays still for visitors who prefer reduced motion', async () => {
    const { page } = await openCarousel({ reducedMotion: 'reduce' });
    await page.clock.runFor(20_000);
    await expectSlide(page, 1);
    await button(page, 'Play').click();
    await page.mouse.move(2, 2);
    await page.clock.runFor(5000);
    await expectSlide(page, 2);
  });
});

it('moves nothing on the page from slide to slide', async () => {
  const { page } = await openCarousel({ width: 375 });
  const top = () =>
    page.getByRole('heading', { name: 'Have a document that needs a notary?' }).boundingBox();
  const before = await top();
  for (const number of [2, 3, 4]) {
    await button(page, 'Next testimonial').click();
    await expectSlide(page, number);
    expect(await top()).toEqual(before);
  }
});

it('shows all four without JavaScript', async () => {
  const { page } = await open('/', { javaScriptEnabled: false });
  const slides = carousel(page).getByRole('group');
  expect(await slides.count()).toBe(4);
  for (const slide of await slides.all()) expect(await slide.isVisible()).toBe(true);
  expect(await carousel(page).getByRole('button').count()).toBe(0);
});

it('works by keyboard alone', async () => {
  const { page } = await openCarousel();
  await button(page, 'Pause').focus();
  await page.keyboard.press('Enter');
  expect(await button(page, 'Play').isVisible()).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectSlide(page, 4);
  for (const number of [1, 2, 3, 4]) {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expectSlide(page, number);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectSlide(page, 1);
});

it('shows all four when its script cannot be loaded', async () => {
  const { page } = await open('/', {
    before: (before) => before.route('**/assets/chunks/**', (route) => route.abort()),
  });
  await carousel(page).scrollIntoViewIfNeeded();
  await carousel(page).getByRole('group', { name: '4 of 4' }).waitFor();
  expect(await carousel(page).getByRole('group').count()).toBe(4);
  expect(await carousel(page).getByRole('button').count()).toBe(0);
});
