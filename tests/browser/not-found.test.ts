import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { browserForTests, goTo } from '../support/browser.ts';
import { NAME } from '../support/spec.ts';

const open = browserForTests();

const WIDTHS = [375, 1280];

/** Notes each main heading that is seen, and how much has moved. */
const WATCH = `
  watched = { headings: [], moved: 0 };
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) watched.moved += value;
  }).observe({ type: 'layout-shift', buffered: true });
  (function look() {
    for (const heading of document.querySelectorAll('h1')) {
      const { textContent: text } = heading;
      const seen = heading.checkVisibility({ visibilityProperty: true });
      if (seen && !watched.headings.includes(text)) watched.headings.push(text);
    }
    requestAnimationFrame(look);
  })();`;

/** Whether all of these can be seen, on a phone and on a desk. */
async function visible(page: Page, ...parts: Locator[]): Promise<boolean> {
  const seen: boolean[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    for (const part of parts) seen.push(await part.isVisible());
  }
  return seen.every(Boolean);
}

it('says that a page is not found, and logs it once', async () => {
  const { page, complaints } = await open('/nope');
  for (const path of ['/nope', '/services/nope', '/areas/boise/extra']) {
    complaints.length = 0;
    await goTo(page, path);
    await expect.poll(() => complaints).toEqual([`Page not found: ${path}`]);
    const text = "We're sorry, but the page you're looking for doesn't exist or has been moved.";
    const home = page.getByRole('link', { name: 'Return to Home' });
    expect(await visible(page, page.getByText(text), home)).toBe(true);
    expect(await home.getAttribute('href')).toBe('/');
  }
});

it.each(['/areas/silver-city', '/locations/silver-city'])(
  '%s is a city without a page',
  async (path) => {
    const { page, complaints } = await open(path);
    const heading = page.getByRole('heading', { level: 1 });
    await page
      .getByRole('heading', { name: 'Mobile Notary Services in Silver City, ID' })
      .waitFor();
    expect(await heading.filter({ visible: true }).count()).toBe(1);
    expect(await page.title()).toBe(`Mobile Notary in Silver City, ID | ${NAME}`);
    const list = page.getByRole('heading', { name: 'Places nearby' }).locator('+ ul');
    const items = await list.getByRole('listitem').all();
    expect(
      await Promise.all(items.map((item) => item.locator('span').first().innerText())),
    ).toEqual(['Downtown', 'City Park', 'Public Library', 'Community Center', 'Sports Complex']);
    const directions = await list.getByRole('link').first().getAttribute('href');
    expect(new URL(directions ?? '').searchParams.get('origin')).toBe('Downtown, Silver City, ID');
    const parts = [
      page.getByRole('link', { name: 'Previous: Vale' }),
      page.getByRole('link', { name: 'Next: Boise' }),
      page.getByRole('heading', { name: 'Need a Notary in Boise' }),
    ];
    expect(await visible(page, ...parts)).toBe(true);
    const map = page.locator('iframe[title="Map of Silver City, ID"]');
    expect(await map.getAttribute('src')).toContain('q=Silver+City%2C+ID');
    expect(await page.getByText(/Your City/).count()).toBe(0);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    expect(await page.locator('link[rel=canonical]').count()).toBe(0);
    expect(complaints).toEqual([]);
  },
);

it.each(['/areas/silver-city', '/areas/bosie', '/places/no-such-place'])(
  '%s never shows Page Not Found, and nothing on it moves',
  async (path) => {
    const { page } = await open(path, {
      before: async (before) => {
        await before.addInitScript(WATCH);
        // Late, as on a slow network.
        await before.route('**/assets/**', async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 500));
          await route.continue();
        });
      },
    });
    await expect
      .poll(() => page.getByRole('heading', { level: 1, name: /Silver|Bosie|Attraction/ }).count())
      .toBe(1);
    const seen: unknown = await page.evaluate('watched');
    expect(seen).toEqual({
      headings: [expect.stringMatching(/Silver|Bosie|Attraction/)],
      moved: 0,
    });
  },
);

it('names an attraction that is not there, with a way back', async () => {
  const { page, complaints } = await open('/places/no-such-place');
  await page.getByRole('heading', { name: 'Attraction not found' }).waitFor();
  const back = page.getByRole('link', { name: 'Back to all places' });
  const parts = [
    page.getByText("We couldn't find the attraction you're looking for."),
    page.getByText('no-such-place'),
    back,
  ];
  expect(await visible(page, ...parts)).toBe(true);
  expect(await back.getAttribute('href')).toBe('/places');
  expect(complaints).toEqual([]);
});

it.each(['/areas/BOISE', '/locations/Boise/'])('%s goes straight to the city', async (path) => {
  const { page } = await open(path);
  await page.waitForURL('**/areas/boise');
  expect(await page.title()).toBe(`Mobile Notary in Boise, ID | ${NAME}`);
});

it('shows Page Not Found before any island has come', async () => {
  const { page } = await open('/nope', {
    before: (before) => before.route('**/assets/chunks/**', () => {}),
  });
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
});

it.each([
  '/areas/%3Cimg%20src=x%20onerror=alert(1)%3E',
  '/places/%3Cimg%20src=x%20onerror=alert(1)%3E',
])('%s is text only', async (path) => {
  let dialogs = 0;
  const { page, complaints } = await open(path, {
    before: async (before) => {
      before.on('dialog', (dialog) => {
        dialogs += 1;
        return dialog.dismiss();
      });
    },
  });
  await page
    .getByRole('heading', { name: /Mobile Notary Services in|Attraction not found/ })
    .first()
    .waitFor();
  const own = 'img[src^="/maps/"]';
  const screen = page.locator('[data-island=NotFound]');
  expect(await screen.locator(`img:not(${own}), script`).count()).toBe(0);
  for (const frame of page.frames().slice(1)) {
    expect(await frame.locator('img, script').count()).toBe(0);
  }
  expect(dialogs).toBe(0);
  expect(complaints).toEqual([]);
});

it('reads as Page Not Found without JavaScript', async () => {
  const { page } = await open('/areas/silver-city', { javaScriptEnabled: false });
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Page Not Found');
  expect(await page.getByRole('link', { name: 'Return to Home' }).isVisible()).toBe(true);
});
