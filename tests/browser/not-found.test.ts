import { describe, expect, it } from 'vitest';
import { browserForTests } from '../support/browser.ts';
import { NAME } from '../support/spec.ts';

const open = browserForTests();

/** What the browser says of itself when the page is missing, left out of the complaints. */
const logged = (path: string) => [`Page not found: ${path}`];

describe.each([375, 1280])('at %i pixels', (width) => {
  it.each(['/nope', '/services/nope', '/areas/boise/extra'])(
    '%s is not found, and logged once',
    async (path) => {
      const { page, complaints } = await open(path, { width });
      await expect.poll(() => complaints).toEqual(logged(path));
      const text = "We're sorry, but the page you're looking for doesn't exist or has been moved.";
      expect(await page.getByText(text).isVisible()).toBe(true);
      const home = page.getByRole('link', { name: 'Return to Home' });
      expect(await home.getAttribute('href')).toBe('/');
    },
  );

  it.each(['/areas/silver-city', '/locations/silver-city'])(
    '%s is a city without a page',
    async (path) => {
      const { page, complaints } = await open(path, { width });
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
      expect(new URL(directions ?? '').searchParams.get('origin')).toBe(
        'Downtown, Silver City, ID',
      );
      expect(await page.getByRole('link', { name: 'Previous: Vale' }).isVisible()).toBe(true);
      expect(await page.getByRole('link', { name: 'Next: Boise' }).isVisible()).toBe(true);
      expect(await page.getByRole('heading', { name: 'Need a Notary in Boise' }).isVisible()).toBe(
        true,
      );
      const map = page.locator('iframe[title="Map of Silver City, ID"]');
      expect(await map.getAttribute('src')).toContain('q=Silver+City%2C+ID');
      expect(await page.getByText('Your City').count()).toBe(0);
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
      expect(await page.locator('link[rel=canonical]').count()).toBe(0);
      expect(complaints).toEqual([]);
    },
  );

  it('an attraction that is not there is named, with a way back', async () => {
    const { page, complaints } = await open('/places/no-such-place', { width });
    await page.getByRole('heading', { name: 'Attraction not found' }).waitFor();
    expect(
      await page.getByText("We couldn't find the attraction you're looking for.").isVisible(),
    ).toBe(true);
    expect(await page.getByText('no-such-place').isVisible()).toBe(true);
    expect(await page.getByRole('link', { name: 'Back to all places' }).getAttribute('href')).toBe(
      '/places',
    );
    expect(complaints).toEqual([]);
  });
});

it.each([
  ['/areas/bosie', 'Boise', '/areas/boise'],
  ['/areas/boise/', 'Boise', '/areas/boise'],
])('%s offers %s', async (path, name, href) => {
  const { page } = await open(path);
  const offer = page.getByText('Did you mean').getByRole('link', { name, exact: true });
  expect(await offer.getAttribute('href')).toBe(href);
});

it('offers nothing where nothing is near', async () => {
  const { page, requests } = await open('/wp-login-setup.php');
  await expect.poll(() => requests).toContain('/addresses.json');
  expect(await page.getByText('Did you mean').count()).toBe(0);
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
  expect(await page.getByRole('main').locator(`img:not(${own}), script`).count()).toBe(0);
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
