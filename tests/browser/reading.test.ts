import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { browserForTests, goTo } from '../support/browser.ts';
import { PAGE_KINDS } from '../support/spec.ts';

const open = browserForTests();

const PATHS = [...PAGE_KINDS, '/locations/vale', '/nope'];

/** How much wider than its window a page is. Unit: pixels. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

it('fits every width, also at twice the text size, and keeps quiet', async () => {
  const { page, complaints } = await open('/');
  for (const path of PATHS) {
    await goTo(page, path);
    const tooWide: [width: number, pixels: number][] = [];
    for (const width of [320, 375, 767, 768, 1023, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const pixels = await overflow(page);
      if (pixels !== 0) tooWide.push([width, pixels]);
    }
    expect({ path, tooWide }).toEqual({ path, tooWide: [] });
    await page.setViewportSize({ width: 640, height: 800 });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect({ path, large: (await overflow(page)) <= 0 }).toEqual({ path, large: true });
  }
  await expect.poll(() => complaints).toEqual(['Page not found: /nope']);
});

it('reads whole without JavaScript', async () => {
  const { page } = await open('/', { javaScriptEnabled: false });
  for (const path of PATHS) {
    await goTo(page, path);
    const parts = [
      page.getByRole('heading', { level: 1 }),
      page.getByRole('navigation', { name: 'Main' }),
      page.getByRole('contentinfo'),
    ];
    const visible = await Promise.all(parts.map((part) => part.isVisible()));
    expect({ path, visible }).toEqual({ path, visible: [true, true, true] });
  }
});

it('shows the service pills of the home page below 768 pixels only', async () => {
  const { page } = await open('/');
  for (const [width, visible] of [
    [767, true],
    [768, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const pills = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: /^Apostille$/ });
    expect(await pills.isVisible()).toBe(visible);
  }
});

it('shows the sidebar of a city from 1024 pixels on', async () => {
  const { page } = await open('/areas/boise');
  const box = page.getByRole('heading', { name: 'Schedule an Appointment' });
  const seen: number[] = [];
  for (const width of [375, 768, 1023, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    if (await box.isVisible()) seen.push(width);
  }
  expect(seen).toEqual([1024, 1280]);
});

it('puts the columns of a service side by side on a large screen, below each other on a phone', async () => {
  const { page } = await open('/services/apostille');
  const tops = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    const boxes = await Promise.all(
      ['Common Documents', "What's Included", 'Available'].map((name) =>
        page.getByRole('heading', { name, exact: true }).boundingBox(),
      ),
    );
    return boxes.map((box) => Math.round(box?.y ?? -1));
  };
  expect(new Set(await tops(1024)).size).toBe(1);
  expect(new Set(await tops(375)).size).toBe(3);
});

it('puts the two columns of the contact page side by side on a large screen', async () => {
  const { page } = await open('/contact');
  for (const [width, together] of [
    [1024, true],
    [375, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const call = await page.getByRole('button', { name: 'Call or Text' }).boundingBox();
    const form = await page.getByRole('heading', { name: 'Send Us a Message' }).boundingBox();
    expect(Math.abs((call?.y ?? 0) - (form?.y ?? 0)) < 100).toBe(together);
  }
});
