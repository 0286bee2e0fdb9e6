import { expect, it } from 'vitest';
import { violations } from '../site/axe.ts';
import { browserForTests } from '../support/browser.ts';

const openPage = browserForTests();

it('answers by keyboard alone, through a typing error, and fetches nothing before it is used', async () => {
  const { page, requests } = await openPage('/', { width: 375 });
  const documentField = page.getByRole('combobox', { name: 'Your document' });
  const answer = page.getByRole('region', { name: 'Answer' });
  const placeField = page.getByRole('combobox', { name: 'City or ZIP' });
  const options = page.getByRole('option');

  expect(requests).not.toContain('/finder.json');
  await documentField.focus();
  await page.keyboard.type('pink sl');
  await options.first().waitFor();
  expect(requests).toContain('/finder.json');
  expect(await options.allInnerTexts()).toEqual(['Vehicle titles pink slip']);
  await page.keyboard.press('Escape');
  await options.first().waitFor({ state: 'detached' });

  await documentField.fill('vehicel titels');
  await page.keyboard.press('Enter');
  await answer.getByRole('button', { name: 'Vehicle titles' }).press('Enter');
  await answer.getByRole('heading', { name: 'Yes. Vehicle titles' }).waitFor();
  await page.waitForFunction(() => document.activeElement?.textContent.startsWith('Yes.'));
  expect(await documentField.inputValue()).toBe('Vehicle titles');

  // The answer is on the screen as a whole, above the bar for calls.
  const box = await answer.boundingBox();
  const bar = await page.getByRole('navigation', { name: 'Quick contact' }).boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);

  await placeField.focus();
  await page.keyboard.type('83634');
  await options.first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  // What is chosen fills the field in, and keeps the focus (WCAG 2.2, 3.2.2).
  await expect.poll(() => placeField.inputValue()).toBe('Kuna, ID');
  expect(await placeField.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(new URL(page.url()).search).toBe('?document=vehicle-titles');
  await page.keyboard.press('Enter');
  await answer.getByRole('link', { name: 'Kuna' }).waitFor();
  expect(new URL(page.url()).search).toBe('?document=vehicle-titles&place=kuna');

  await documentField.fill('affidavits');
  await options.first().waitFor();
  expect(await violations(page)).toEqual([]);

  // Words that are no document, and a city in the field of the document.
  await documentField.fill('cash');
  await page.keyboard.press('Enter');
  await answer.getByRole('heading', { name: 'How can I pay?', exact: true }).waitFor();
  await documentField.fill('car title in Meridian');
  await page.keyboard.press('Enter');
  await answer.getByRole('heading', { name: 'Yes. Vehicle titles' }).waitFor();
  expect(new URL(page.url()).search).toBe('?document=vehicle-titles&place=meridian');
  expect(await violations(page)).toEqual([]);

  // The answer has an address to share, and is printed.
  await page.goto('./services?document=birth-certificate&place=kuna');
  await answer.getByText('No.').waitFor();
  await answer.getByRole('link', { name: 'the vital records office' }).waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await answer.isVisible()).toBe(true);
});
