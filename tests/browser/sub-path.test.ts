import { expect, inject, it } from 'vitest';
import { browserForTests, hydrateAll, WITH_MAPS } from '../support/browser.ts';
import { pageKindsOf } from '../support/page-kinds.ts';

const open = browserForTests();
const { other } = inject('sites');

it('below a path, every page and island asks and leads only there, and every way works', async () => {
  const { page, go } = await open('/', {
    baseUrl: other.url,
    width: 375,
    ...WITH_MAPS,
  });
  for (const path of pageKindsOf(other.folder)) {
    await go(path);
    await hydrateAll(page);
    const past = await page.locator('a[href^="/"]:not([href^="/site/"])').count();
    expect({ path, past }).toEqual({ path, past: 0 });
  }

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByText('Service Areas').click();
  await page.waitForURL('**/site/locations');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Boise, ID/ })
    .click();
  await page.waitForURL('**/site/areas/boise');

  await go('/places?q=ontario');
  await page.getByText('3 of 15 places').waitFor();
  await page.getByPlaceholder('Search places or cities...').fill('zoo');
  await page.waitForURL('**/site/places?q=zoo');

  await go('/services?document=vehicle-titles&place=kuna');
  const answer = page.getByRole('region', { name: 'Answer' });
  await answer.getByRole('link', { name: 'Kuna' }).click();
  await page.waitForURL('**/site/areas/kuna');

  await go('/areas/silver-city');
  await page.getByRole('heading', { name: 'Mobile Notary Services in Silver City, ID' }).waitFor();
  await go('/Locations/BOISE/');
  await page.waitForURL('**/site/areas/boise');

  // Nor does its number take text messages.
  await go('/contact');
  await page.getByRole('button', { name: 'Call or Text' }).click();
  await page.getByRole('link', { name: 'Call (541) 555-0199' }).waitFor();
  expect(await page.getByRole('link', { name: 'Send a text' }).count()).toBe(0);
});
