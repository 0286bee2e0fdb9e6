import { expect, inject, it } from 'vitest';
import { browserForTests } from '../support/browser.ts';
import { pageKindsOf } from '../support/page-kinds.ts';

const open = browserForTests();

it('reads whole on every kind of page, and needs no script to call', async () => {
  const { page, go } = await open('/', { javaScriptEnabled: false });
  const main = page.getByRole('main');
  for (const path of [...pageKindsOf(inject('sites').site.folder), '/areas/silver-city']) {
    await go(path);
    const parts = [
      page.getByRole('heading', { level: 1 }),
      page.getByRole('navigation', { name: 'Main' }),
      page.getByRole('contentinfo'),
      page.getByRole('banner').getByRole('link', { name: '(208) 555-0100' }),
    ];
    const visible = await Promise.all(parts.map((part) => part.isVisible()));
    expect({ path, visible }).toEqual({ path, visible: [true, true, true, true] });
    const pressable = page.getByRole('banner').getByRole('button').filter({ visible: true });
    expect(await pressable.count()).toBe(0);
  }
  // No script can tell which city was asked for.
  await page.getByRole('heading', { level: 1, name: 'Page Not Found' }).waitFor();
  await page.getByRole('link', { name: 'Return to Home' }).click();

  const carousel = page.getByRole('region', { name: 'Testimonials' });
  expect(await carousel.getByRole('group').filter({ visible: true }).count()).toBe(3);
  expect(await carousel.getByRole('button').count()).toBe(0);

  await go('/places');
  expect(await main.getByRole('link', { name: /^Learn More/ }).count()).toBe(15);
  expect(await page.getByRole('searchbox').isVisible()).toBe(false);
});

it('has the menu, the address and the number, and a form that loses nothing', async () => {
  const { page, go, requests } = await open('/', { javaScriptEnabled: false, width: 375 });
  const main = page.getByRole('main');
  const link = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Contact' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await link.waitFor({ state: 'visible' });
  await page.keyboard.press('Escape');
  await link.waitFor({ state: 'hidden' });

  await go('/contact');
  expect(await main.getByRole('link', { name: '(208) 555-0100' }).isVisible()).toBe(true);
  for (const part of [main, page.getByRole('contentinfo')]) {
    const spelled = part.getByRole('paragraph').filter({ hasText: 'hello [at] example.com' });
    expect(await spelled.isVisible()).toBe(true);
  }
  expect(await main.getByRole('button', { name: 'Call or Text' }).isVisible()).toBe(false);
  expect(await main.getByText('Monday-Friday 8am-8pm', { exact: true }).isVisible()).toBe(true);
  await page.getByLabel('Message').fill('Hello');
  const before = requests.length;
  await page.getByRole('button', { name: 'Send Message' }).click();
  expect(await page.getByLabel('Message').inputValue()).toBe('Hello');
  expect(requests.slice(before).filter((path) => !path.startsWith('/assets/'))).toEqual([]);
  const note = page.getByRole('paragraph').filter({ hasText: 'This form needs JavaScript' });
  expect(await note.isVisible()).toBe(true);
});

it('leads from the finder to the list of documents, and opens the real map in its frame', async () => {
  const { page, complaints, go } = await open('/', {
    javaScriptEnabled: false,
    before: (before) =>
      before.route('https://www.google.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<p>The real map</p>' }),
      ),
  });
  await page.getByRole('combobox', { name: 'Your document' }).fill('pink slip');
  await page.getByRole('button', { name: 'See the answer' }).click();
  await page.waitForURL(/\/services\?document=pink\+slip&place=#documents$/);
  const list = page.getByRole('list').filter({ hasText: 'Vehicle titles' });
  expect(await list.first().isVisible()).toBe(true);
  expect(await page.getByRole('button', { name: 'Use my location' }).isVisible()).toBe(false);
  await page.getByRole('link', { name: 'All areas we serve' }).first().click();
  await page.waitForURL(/\/areas$/);

  await go('/areas/boise');
  expect(complaints).toEqual([]);
  await page.getByRole('link', { name: 'Show map of Boise, ID' }).click();
  await page.frameLocator('iframe[title="Map of Boise, ID"]').getByText('The real map').waitFor();
  expect(complaints.splice(0)).toEqual([expect.stringContaining('https://www.google.com/maps')]);
});
