import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchBrowser } from '../support/browser.ts';

const baseUrl = inject('baseUrl');
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(() => browser.close());

/** One page of each kind. */
const KINDS = [
  '/',
  '/services',
  '/services/apostille',
  '/locations',
  '/areas',
  '/areas/boise',
  '/locations/vale',
  '/places',
  '/places/zoo-boise',
  '/contact',
  '/privacy-policy',
  '/nope',
];

/** Opens a page in a window of this width; `complaints` collects errors and foreign requests. */
async function open(path: string, width: number, javaScriptEnabled = true) {
  const page = await browser.newPage({ viewport: { width, height: 800 }, javaScriptEnabled });
  const complaints: string[] = [];
  page.on('console', (message) => {
    // The browser itself reports the 404 of a missing page.
    if (message.type() === 'error' && !message.text().includes('status of 404')) {
      complaints.push(message.text());
    }
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith(baseUrl)) complaints.push(`asked for ${request.url()}`);
  });
  await page.goto(baseUrl + path, { waitUntil: 'load' });
  return { page, complaints };
}

describe.each(KINDS)('%s', (path) => {
  it.each([320, 375, 768, 1023, 1280, 1920])('fits %i pixels and keeps quiet', async (width) => {
    const { page, complaints } = await open(path, width);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('reads whole without JavaScript', async () => {
    const { page } = await open(path, 1280, false);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expect(await page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(true);
    expect(await page.getByRole('contentinfo').isVisible()).toBe(true);
    await page.close();
  });
});

describe('the header', () => {
  it('shows its links from 768 pixels on, and a menu below', async () => {
    for (const width of [768, 1280]) {
      const { page } = await open('/', width);
      expect(await menuButton(page).isVisible()).toBe(false);
      expect(await page.getByRole('link', { name: 'Service Areas', exact: true }).isVisible()).toBe(
        true,
      );
      await page.close();
    }
    const { page } = await open('/', 767);
    expect(await menuButton(page).isVisible()).toBe(true);
    expect(await page.getByRole('link', { name: 'Service Areas', exact: true }).isVisible()).toBe(
      false,
    );
    await page.close();
  });

  it('opens and closes its menu without JavaScript, also by Escape, and leads on', async () => {
    const { page } = await open('/', 375, false);
    const link = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Contact' });
    await menuButton(page).click();
    await link.waitFor({ state: 'visible' });
    await menuButton(page).click();
    await link.waitFor({ state: 'hidden' });
    await menuButton(page).click();
    await page.keyboard.press('Escape');
    await link.waitFor({ state: 'hidden' });
    await menuButton(page).click();
    await link.click();
    await page.waitForURL('**/contact');
    expect(await page.getByRole('link', { name: 'Contact', exact: true }).isVisible()).toBe(false);
    await page.close();
  });

  it('is a plain call link on a phone', async () => {
    const { page } = await open('/', 767);
    const call = page.getByRole('banner').getByRole('link', { name: 'Call' });
    expect(await call.getAttribute('href')).toBe('tel:+12085550100');
    await page.close();
  });
});

it('shows the service pills of the home page below 768 pixels only', async () => {
  for (const [width, visible] of [
    [767, true],
    [768, false],
  ] as const) {
    const { page } = await open('/', width);
    const pills = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: /^Apostille$/ });
    expect(await pills.isVisible()).toBe(visible);
    await page.close();
  }
});

it.each([
  [375, false],
  [768, false],
  [1023, false],
  [1024, true],
  [1280, true],
])('at %i pixels the sidebar of a town is visible: %s', async (width, visible) => {
  const { page } = await open('/areas/boise', width);
  const box = page.getByRole('heading', { name: 'Schedule an Appointment' });
  expect(await box.isVisible()).toBe(visible);
  await page.close();
});

it('puts the columns of a service side by side on a large screen, below each other on a phone', async () => {
  const tops = async (width: number) => {
    const { page } = await open('/services/apostille', width);
    const boxes = await Promise.all(
      ['Common Documents', "What's Included", 'Available'].map((name) =>
        page.getByRole('heading', { name, exact: true }).boundingBox(),
      ),
    );
    await page.close();
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
    const { page } = await open('/contact', width);
    const call = await page.getByRole('button', { name: 'Call or Text' }).boundingBox();
    const form = await page.getByRole('heading', { name: 'Send Us a Message' }).boundingBox();
    expect(Math.abs((call?.y ?? 0) - (form?.y ?? 0)) < 100).toBe(together);
    await page.close();
  }
});

it('shows a map only when it is asked for, inside its frame and without JavaScript', async () => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.route('https://www.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>The real map</p>' }),
  );
  await page.goto(`${baseUrl}/areas/boise`);
  const frame = page.frameLocator('iframe[title="Map of Boise, ID"]');
  await frame.getByRole('link', { name: 'Show the map of Boise, ID' }).click();
  await frame.getByText('The real map').waitFor();
  expect(page.url()).toBe(`${baseUrl}/areas/boise`);
  await page.close();
});

function menuButton(page: Page) {
  return page.getByRole('button', { name: 'Menu' });
}
