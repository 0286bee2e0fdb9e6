import { expect, inject, it } from 'vitest';
import { browserForTests, hydrateAll, WITH_MAPS } from '../support/browser.ts';
import { pageKindsOf } from '../support/page-kinds.ts';

const openPage = browserForTests();
const { other } = inject('sites');

it('with a base path, every page and island requests and links only below it, and all links work', async () => {
  const { page } = await openPage('/', { baseURL: other.url, width: 375, ...WITH_MAPS });
  for (const path of pageKindsOf(other.folder)) {
    await page.goto(`.${path}`);
    await hydrateAll(page);
    const outside = await page.locator('a[href^="/"]:not([href^="/site/"])').count();
    expect({ path, outside }).toEqual({ path, outside: 0 });
  }

  const main = page.getByRole('main');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByText('Service Areas').click();
  await page.waitForURL('**/site/locations');
  await main.getByRole('link', { name: /^Boise, ID/ }).click();
  await page.waitForURL('**/site/areas/boise');

  await page.goto('./places?q=ontario');
  await page.getByText('3 of 15 places').waitFor();
  await page.getByPlaceholder('Search places or cities...').fill('zoo');
  await page.waitForURL('**/site/places?q=zoo');

  await page.goto('./services?q=pink+slip+kuna');
  await page.getByRole('list', { name: 'Results' }).getByRole('link', { name: 'Kuna' }).click();
  await page.waitForURL('**/site/areas/kuna');

  await page.goto('./areas/silver-city');
  await page.getByRole('heading', { name: 'Mobile Notary Services in Silver City, ID' }).waitFor();
  await page.goto('./Locations/BOISE/');
  await page.waitForURL('**/site/locations/boise');

  // This site's number doesn't take text messages.
  await page.goto('./contact');
  await page.getByRole('button', { name: 'Call Us' }).click();
  await page.getByRole('link', { name: 'Call (541) 555-0199' }).waitFor();
  expect(await page.getByRole('link', { name: 'Send a text' }).count()).toBe(0);
});
