import { describe, expect, it } from 'vitest';
import { browserForTests } from '../support/browser.ts';
import { PAGE_KINDS } from '../support/spec.ts';

const open = browserForTests();

describe.each([...PAGE_KINDS, '/locations/vale', '/nope'])('%s', (path) => {
  it('fits every width and keeps quiet', async () => {
    const { page, complaints } = await open(path);
    for (const width of [320, 375, 767, 768, 1023, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect({ width, overflow }).toEqual({ width, overflow: 0 });
    }
    expect(complaints.filter((text) => text !== `Page not found: ${path}`)).toEqual([]);
  });

  it('reads whole without JavaScript', async () => {
    const { page } = await open(path, { javaScriptEnabled: false });
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expect(await page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(true);
    expect(await page.getByRole('contentinfo').isVisible()).toBe(true);
  });
});

it('shows the service pills of the home page below 768 pixels only', async () => {
  for (const [width, visible] of [
    [767, true],
    [768, false],
  ] as const) {
    const { page } = await open('/', { width });
    const pills = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: /^Apostille$/ });
    expect(await pills.isVisible()).toBe(visible);
  }
});

it.each([
  [375, false],
  [768, false],
  [1023, false],
  [1024, true],
  [1280, true],
])('at %i pixels the sidebar of a city is visible: %s', async (width, visible) => {
  const { page } = await open('/areas/boise', { width });
  const box = page.getByRole('heading', { name: 'Schedule an Appointment' });
  expect(await box.isVisible()).toBe(visible);
});

it('puts the columns of a service side by side on a large screen, below each other on a phone', async () => {
  const tops = async (width: number) => {
    const { page } = await open('/services/apostille', { width });
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
  for (const [width, together] of [
    [1024, true],
    [375, false],
  ] as const) {
    const { page } = await open('/contact', { width });
    const call = await page.getByRole('button', { name: 'Call or Text' }).boundingBox();
    const form = await page.getByRole('heading', { name: 'Send Us a Message' }).boundingBox();
    expect(Math.abs((call?.y ?? 0) - (form?.y ?? 0)) < 100).toBe(together);
  }
});
