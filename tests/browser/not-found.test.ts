import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from '../site/axe.ts';
import { browserForTests, delayAssets, painted } from '../support/browser.ts';

declare global {
  interface Window {
    headings: Set<string>;
  }
}

const openPage = browserForTests();

/** Records every visible main heading, frame by frame, on a slow network. */
async function watchHeadings(page: Page) {
  await page.addInitScript(() => {
    window.headings = new Set();
    const look = () => {
      for (const heading of document.querySelectorAll('h1')) {
        const isSeen = heading.checkVisibility({ visibilityProperty: true });
        if (isSeen) window.headings.add(heading.textContent);
      }
      requestAnimationFrame(look);
    };
    look();
  });
  await delayAssets(page);
}

/** Waits for a main heading, which must be the only one seen, and for some texts. */
async function expectScreen(page: Page, name: string, ...texts: string[]) {
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  await painted(page);
  expect(await page.evaluate(() => [...window.headings])).toEqual([name]);
  for (const text of texts) {
    expect(await page.getByText(text).filter({ visible: true }).count()).toBe(1);
  }
}

it.each(['/areas/silver-city', '/locations/silver-city'])(
  'shows a page for an unknown city at %s, and nothing else before',
  async (path) => {
    const { page } = await openPage(path, { before: watchHeadings });
    const aroundIt = ['Previous: Ontario', 'Next: Boise', 'Need a Notary in Boise'];
    await expectScreen(page, 'Mobile Notary Services in Silver City, ID', ...aroundIt);
    expect(await page.title()).toBe('Mobile Notary in Silver City, ID | Sample Mobile Notary');

    // Generic places, which don't have pages.
    const list = page.getByRole('heading', { name: 'Places nearby' }).locator('+ ul');
    const places = [
      'Downtown',
      'City Park',
      'Public Library',
      'Community Center',
      'Sports Complex',
    ];
    for (const [index, place] of places.entries()) {
      const item = list.getByRole('listitem').nth(index);
      expect(await item.getByText(place, { exact: true }).isVisible()).toBe(true);
      const directions = new URL((await item.getByRole('link').getAttribute('href')) ?? '');
      expect(directions.searchParams.get('origin')).toBe(`${place}, Silver City, ID`);
    }
    expect(await list.getByRole('listitem').count()).toBe(places.length);

    const map = await page.getByTitle('Map of Silver City, ID').getAttribute('src');
    expect(new URL(map ?? '').searchParams.get('q')).toBe('Silver City, ID');
    // There is no drawing: nobody knows where the city is, and another city's would mislead.
    expect(await page.locator('.map').count()).toBe(0);
    // The search is its answer to where.
    const where = page.locator('.slip-rows > div', { hasText: 'Where' });
    expect(await where.getByRole('searchbox').isVisible()).toBe(true);
    await expect.poll(() => page.locator('[data-open-now]').innerText()).not.toBe('');
    // Search engines must not index made-up addresses.
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  },
);

it.each([
  ['/contact/', '/contact'],
  ['/areas/BOISE', '/areas/boise'],
  ['/places/?q=zoo#places', '/places?q=zoo#places'],
])('redirects %s to %s', async (address, path) => {
  const { page } = await openPage(address);
  await page.waitForURL(`**${path}`);
  await page.locator('main:not(:has([data-island=NotFound]))').waitFor();
});

it('redirects only once if the host adds the slash again', async () => {
  const { page, requests } = await openPage('/areas/kuna/', {
    before: (before) =>
      before.route('**/areas/kuna', (route) =>
        route.fulfill({ status: 301, headers: { Location: '/areas/kuna/' } }),
      ),
  });
  await page.getByRole('heading', { level: 1, name: 'Kuna', exact: false }).waitFor();
  const asked = requests.filter((path) => path.startsWith('/areas/'));
  expect(asked).toEqual(['/areas/kuna/', '/areas/kuna', '/areas/kuna/']);
});

it('suggests the city for an address with a typo, below the heading', async () => {
  const { page } = await openPage('/areas/bosie', { before: watchHeadings });
  await expectScreen(page, 'Mobile Notary Services in Bosie, ID', 'Did you mean Boise?');
  const question = page.getByRole('heading', { level: 1 }).locator('+ p');
  expect(await question.innerText()).toBe('Did you mean Boise?');
  expect(await violations(page)).toEqual([]);
  await question.getByRole('link', { name: 'Boise' }).click();
  await page.waitForURL('**/areas/boise');

  await page.goto('./areas/silver-city');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByText('Did you mean').count()).toBe(0);
});

it('shows the name of an unknown place as plain text, with a link back', async () => {
  const { page } = await openPage('/places/%3Cimg%20src=x%20onerror=alert(1)%3E', {
    before: watchHeadings,
  });
  const text = "We couldn't find the attraction you're looking for.";
  await expectScreen(page, 'Attraction not found', text, '<img src=x onerror=alert(1)>');
  await page.getByRole('link', { name: 'Back to all places' }).click();
  await page.waitForURL(/\/places$/);
});

it('shows a city name with markup as plain text', async () => {
  const { page } = await openPage('/areas/%3Cimg%20src=x%20onerror=alert(1)%3E', {
    before: watchHeadings,
  });
  await expectScreen(page, 'Mobile Notary Services in <img src=x onerror=alert(1)>, ID');
  expect(await page.locator('img[src=x]').count()).toBe(0);
});

it.each(['/services/nope', '/areas/boise/extra', '/nope'])(
  "reports that %s isn't found, and logs the path once",
  async (path) => {
    const { page, complaints } = await openPage(path, { before: watchHeadings });
    await expect.poll(() => complaints).toEqual([`Page not found: ${path}`]);
    const text = "We're sorry, but the page you're looking for doesn't exist or has been moved.";
    await expectScreen(page, 'Page Not Found', text);
    expect(complaints.splice(0)).toHaveLength(1);
  },
);

it('links from an unknown page to the home page', async () => {
  const { page } = await openPage('/nope', { allow: /^Page not found/ });
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await page.waitForURL(/\/$/);
});

it.each(['/areas/boise-idaho', '/locations/boise-id'])(
  'asks whether %s means the city before the state',
  async (path) => {
    const { page } = await openPage(path);
    const question = page.getByText('Did you mean');
    expect(await question.innerText()).toBe('Did you mean Boise?');
    expect(await question.getByRole('link').getAttribute('href')).toBe('/areas/boise');
  },
);

it('describes an unknown city to whoever saves or shares its page', async () => {
  const { page } = await openPage('/areas/silver-city');
  await page.getByRole('heading', { level: 1, name: /Silver City/ }).waitFor();
  for (const name of ['description', 'keywords']) {
    const content = await page.locator(`meta[name=${name}]`).getAttribute('content');
    expect(content).toContain('Silver City');
  }
});

it.each(['/areas/-', '/areas/123'])('has no city without a letter at %s', async (path) => {
  const { page } = await openPage(path, { allow: /^Page not found/ });
  await page.getByRole('heading', { level: 1, name: 'Page Not Found' }).waitFor();
  await painted(page);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
});
