import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { browserForTests, painted } from '../support/browser.ts';

declare global {
  interface Window {
    /** Whether the previous page fades into this one. */
    fades: boolean;
  }
}

const openPage = browserForTests();

const countSeen = (part: Locator) => part.filter({ visible: true }).count();

it("doesn't print the search", async () => {
  const { page } = await openPage('/services');
  const fields = page.getByRole('searchbox');
  expect(await countSeen(fields)).toBeGreaterThan(0);

  // Set after the page is open, because it can get lost in a navigation after a PDF.
  await page.emulateMedia({ media: 'print' });
  expect(await countSeen(fields)).toBe(0);
});

it('prints a service on one sheet', async () => {
  const { page } = await openPage('/services/apostille');
  await page.emulateMedia({ media: 'print' });
  for (const text of ['Common Documents', 'Common Questions', 'I am not an attorney.']) {
    expect(await countSeen(page.getByText(text))).toBeGreaterThan(0);
  }

  const pdf = await page.pdf({ format: 'Letter' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
});

it('prints the home page on two sheets: what we do, prices, hours, area, phone', async () => {
  const { page } = await openPage('/');
  await page.emulateMedia({ media: 'print' });
  for (const text of [
    '(208) 555-0100',
    'Monday-Friday',
    'What we notarize',
    'Where we come to you',
  ])
    expect(await countSeen(page.getByText(text))).toBeGreaterThan(0);
  for (const text of ['What do you need notarized', 'Sample testimonial'])
    expect(await countSeen(page.getByText(text))).toBe(0);

  const pdf = await page.pdf({ format: 'Letter' });
  const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g) ?? [];
  expect(sheets.length).toBeLessThanOrEqual(2);
});

it('shows the contact form right after the facts on a phone', async () => {
  const { page } = await openPage('/contact', { width: 375 });
  const names = ['When', 'Where', 'What', 'Cost', 'Bring', 'Who', 'Send Us a Message'];
  const headings = page.getByRole('main').locator('h2, dt');
  const seen = await headings.allInnerTexts();
  expect(seen.filter((name) => names.includes(name))).toEqual(names);
});

it('gives text on a tablet the full width, and leaves no gaps in cards', async () => {
  const { page } = await openPage('/', { width: 768, allow: /^Page not found/ });
  const brand = page.getByRole('banner').getByRole('link').first();
  const lines = await brand.evaluate((link) => {
    const range = document.createRange();
    range.selectNodeContents(link.lastChild ?? link);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);

  // Sentences align below neighboring names of one line and of two.
  const tops = await page.locator('.service-cell > p').evaluateAll((sentences) => {
    const boxes = sentences.map((sentence) => sentence.getBoundingClientRect());
    return boxes.map(({ top }) => Math.round(top));
  });
  for (const [index, top] of tops.entries()) if (index % 2 === 1) expect(top).toBe(tops[index - 1]);

  // The sheet starts at the same grid line on all pages, a different one on desktops.
  const starts = { 768: new Set<number>(), 1280: new Set<number>() };
  for (const path of ['/', '/areas']) {
    await page.goto(`.${path}`);
    for (const width of [768, 1280] as const) {
      await page.setViewportSize({ width, height: 800 });
      const sheet = page.locator(':is(.slip, .sheet):visible').first();
      starts[width].add(Math.round((await sheet.boundingBox())?.x ?? Number.NaN));
    }
  }
  for (const ofWidth of Object.values(starts)) expect([...ofWidth]).toHaveLength(1);
});

it('lays out side by side on a large screen what is stacked on a phone', async () => {
  const { page } = await openPage('/', { width: 767 });
  const pills = page.locator('.pills');
  expect(await pills.isVisible()).toBe(true);
  await page.setViewportSize({ width: 768, height: 800 });
  expect(await pills.isVisible()).toBe(false);

  // At the first width the texts are in one row, at the second they aren't.
  for (const [path, inRowAt, apartAt, ...texts] of [
    ['/areas/boise', 1024, 1023, 'Why Choose Us'],
    ['/services/apostille', 1024, 375, 'Common Documents', "What's Included", 'Available'],
    ['/contact', 1024, 375, 'Call or Text', 'Name'],
  ] as const) {
    await page.goto(`.${path}`);
    for (const width of [inRowAt, apartAt]) {
      await page.setViewportSize({ width, height: 800 });
      const parts = texts.map((text) => page.getByRole('main').getByText(text, { exact: true }));
      const boxes = await Promise.all(parts.map((part) => part.first().boundingBox()));
      const tops = boxes.map((box) => box?.y ?? Number.NaN);
      const isInRow = Math.max(...tops) - Math.min(...tops) < 100;
      expect({ path, width, isInRow }).toEqual({ path, width, isInRow: width === inRowAt });
    }
  }
});

it('skips to the content by keyboard', async () => {
  const { page } = await openPage('/areas/boise');
  await page.keyboard.press('Tab');
  expect(await page.locator(':focus').innerText()).toBe('Skip to content');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.locator('main :focus').count()).toBe(1);
});

it('starts every page at the top, after a reload too, and redirects moved addresses', async () => {
  const { page } = await openPage('/areas/boise', { width: 375 });
  const place = () => page.evaluate(() => Math.round(scrollY));
  const service = page.getByRole('contentinfo').getByRole('link', { name: 'Apostille' });

  await service.scrollIntoViewIfNeeded();
  expect(await place()).toBeGreaterThan(500);
  await service.click();
  await page.waitForURL('**/services/apostille');
  expect(await place()).toBe(0);

  await page.evaluate(() => scrollTo(0, 1000));
  expect(await place()).toBe(1000);
  await page.reload();
  await painted(page);
  expect(await place()).toBe(0);

  await page.goto('./boise-notary');
  await page.waitForURL('**/areas/boise');
});

it('goes back to the scroll position before a jump within the page', async () => {
  const { page } = await openPage('/places', { width: 375 });
  const place = () => page.evaluate(() => Math.round(scrollY));
  const index = page.getByRole('navigation', { name: 'Jump to a city' });
  const jump = index.getByRole('link').last();

  // Folded by default.
  expect(await jump.isVisible()).toBe(false);
  await index.getByText('Jump to a city').click();
  await jump.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 40);
  await expect.poll(place).toBeGreaterThan(0);
  const left = await place();

  await jump.click();
  await expect.poll(place).toBeGreaterThan(left + 800);
  await page.goBack();
  await expect.poll(place).toBe(left);
  await page.goForward();
  await expect.poll(place).toBeGreaterThan(left + 800);

  // Other pages still start at the top.
  await page.reload();
  await page.goto('./');
  await painted(page);
  expect(await place()).toBe(0);
});

it('keeps its shape in forced colors, and moves nothing with reduced motion', async () => {
  const { page } = await openPage('/services', {
    forcedColors: 'active',
    reducedMotion: 'reduce',
    before: (before) =>
      before.addInitScript(() => {
        addEventListener('pagereveal', ({ viewTransition }) => {
          window.fades = viewTransition !== null;
        });
      }),
  });
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await page.waitForURL(/\/$/);
  await expect.poll(() => page.evaluate(() => window.fades)).toBe(false);
  // Without a fill, only its border sets the strong button apart.
  const edgeOf = (name: string) => {
    const button = page.getByRole('main').getByRole('link', { name, exact: true }).first();
    return button.evaluate((link) => getComputedStyle(link).borderTopWidth);
  };
  expect(await edgeOf('Call now')).toBe('3px');
  expect(await edgeOf('Schedule')).toBe('1px');

  // Some animations don't move anything: timers of the status line and the number, and the cue of the
  // call bar.
  const still = ['none', 'wait-for-script', 'wait-in-a-line', 'call-bar, call-bar', 'stand-open'];
  const motions = await page.locator('*').evaluateAll((elements) =>
    elements.map((element) => {
      const { transitionDuration, animationName } = getComputedStyle(element);
      return transitionDuration === '0s' ? animationName : `${element.className} moves`;
    }),
  );
  expect(motions.filter((motion) => !still.includes(motion))).toEqual([]);
});

it("shows the home page's house on the first screen of a laptop", async () => {
  // 1280 by 800 pixels.
  const { page } = await openPage('/');
  const { y, height } = (await page.locator('.hills-house').boundingBox()) ?? expect.fail();
  expect(height).toBeGreaterThan(50);
  expect(y + height).toBeLessThanOrEqual(800);
});
