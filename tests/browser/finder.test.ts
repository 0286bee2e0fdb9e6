import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violationsOnScreens } from '../support/axe.ts';
import { browserForTests, ISLAND_FILE } from '../support/browser.ts';

const open = browserForTests();

const documentField = (page: Page) => page.getByRole('combobox', { name: 'Your document' });
const placeField = (page: Page) => page.getByRole('combobox', { name: 'City or ZIP' });
const answer = (page: Page) => page.getByRole('region', { name: 'Answer' });
const options = (page: Page) => page.getByRole('option');

it.each([375, 1280])('answers by keyboard alone at %i pixels', async (width) => {
  const { page, complaints } = await open('/', { width });
  await documentField(page).focus();
  await page.keyboard.type('pink sl');
  await options(page).first().waitFor();
  expect(await options(page).allInnerTexts()).toEqual(['Vehicle titles pink slip']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await answer(page).getByText('vehicle titles').waitFor();
  expect(await documentField(page).inputValue()).toBe('Vehicle titles');
  await page.keyboard.press('Tab');
  await page.keyboard.type('83634');
  await page.keyboard.press('Enter');
  await answer(page).getByText('Yes. We handle vehicle titles').waitFor();
  await answer(page).getByRole('link', { name: 'Kuna' }).waitFor();
  await answer(page).getByRole('link', { name: 'Call now' }).waitFor();
  expect(new URL(page.url()).search).toBe('?document=vehicle-titles&place=kuna');
  expect(complaints).toEqual([]);
});

it('closes its options on Escape, and keeps the text', async () => {
  const { page } = await open('/areas');
  await placeField(page).focus();
  await page.keyboard.type('bru');
  await options(page).first().waitFor();
  await page.keyboard.press('Escape');
  await options(page).first().waitFor({ state: 'detached' });
  expect(await placeField(page).getAttribute('aria-expanded')).toBe('false');
});

describe('an address with a question', () => {
  const address = '/services?document=birth-certificate&place=kuna';

  it('opens with the answer, without a touch', async () => {
    const { page } = await open(address);
    await answer(page).getByText('No.').waitFor();
    await answer(page).getByRole('link', { name: 'Vital Records' }).waitFor();
  });

  it.each(['light', 'dark'] as const)('has nothing for axe to find, in %s', async (colorScheme) => {
    const { page } = await open('/?document=pink+slip&place=kuna', { colorScheme, width: 375 });
    await answer(page).getByText('Yes.').waitFor();
    await documentField(page).fill('title');
    await options(page).first().waitFor();
    expect(await violationsOnScreens(page)).toEqual([]);
  });

  it('prints the answer, and no finder without one', async () => {
    const { page } = await open(address);
    await answer(page).getByText('No.').waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await answer(page).isVisible()).toBe(true);
    const other = await open('/services');
    await other.page.emulateMedia({ media: 'print' });
    expect(await documentField(other.page).isVisible()).toBe(false);
  });
});

it('offers itself for a city without a page', async () => {
  const { page } = await open('/areas/silver-city');
  await placeField(page).fill('bruneau');
  await page.keyboard.press('Enter');
  await answer(page).getByText('Bruneau is about').waitFor();
});

it('fetches nothing before it is used', async () => {
  const { page, requests } = await open('/services');
  expect(requests.filter((path) => path.startsWith('/finder') || ISLAND_FILE.test(path))).toEqual(
    [],
  );
  await documentField(page).focus();
  await page.waitForResponse(/\/finder\.json/);
});

it('is a form that leads to the list of documents without script', async () => {
  const { page } = await open('/', { javaScriptEnabled: false });
  await documentField(page).fill('pink slip');
  await page.getByRole('button', { name: 'See the answer' }).click();
  await page.waitForURL(/\/services\?document=pink\+slip&place=#documents$/);
  const list = page.getByRole('list').filter({ hasText: 'Vehicle titles' });
  expect(await list.first().isVisible()).toBe(true);
  expect(await page.getByRole('button', { name: 'Use my location' }).isVisible()).toBe(false);
  await page.goBack();
  await page.getByRole('link', { name: 'All areas we serve' }).first().click();
  await page.waitForURL(/\/areas$/);
});
