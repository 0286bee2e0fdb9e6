import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from '../site/axe.ts';
import { browserForTests } from '../support/browser.ts';

const open = browserForTests();

const documentField = (page: Page) => page.getByRole('combobox', { name: 'Your document' });
const placeField = (page: Page) => page.getByRole('combobox', { name: 'City or ZIP' });
const answer = (page: Page) => page.getByRole('region', { name: 'Answer' });
const options = (page: Page) => page.getByRole('option');

it('answers by keyboard alone, through a typing error, and fetches nothing before it is used', async () => {
  const { page, requests } = await open('/', { width: 375 });
  const lists = () => requests.filter((path) => path === '/finder.json');
  expect(lists()).toEqual([]);
  await documentField(page).focus();
  await page.keyboard.type('pink sl');
  await options(page).first().waitFor();
  expect(lists()).not.toEqual([]);
  expect(await options(page).allInnerTexts()).toEqual(['Vehicle titles pink slip']);
  await page.keyboard.press('Escape');
  await options(page).first().waitFor({ state: 'detached' });

  await documentField(page).fill('vehicel titels');
  await page.keyboard.press('Enter');
  await answer(page).getByRole('button', { name: 'Vehicle titles' }).press('Enter');
  await answer(page).getByText('Yes. We handle vehicle titles').waitFor();
  expect(await documentField(page).inputValue()).toBe('Vehicle titles');

  await placeField(page).focus();
  await page.keyboard.type('83634');
  await options(page).first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await answer(page).getByRole('link', { name: 'Kuna' }).waitFor();
  expect(new URL(page.url()).search).toBe('?document=vehicle-titles&place=kuna');

  await documentField(page).fill('affidavits');
  await options(page).first().waitFor();
  expect(await violations(page)).toEqual([]);
});

it('opens with the answer of its address, and prints it', async () => {
  const { page } = await open('/services?document=birth-certificate&place=kuna');
  await answer(page).getByText('No.').waitFor();
  await answer(page).getByRole('link', { name: 'the vital records office' }).waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await answer(page).isVisible()).toBe(true);
});
