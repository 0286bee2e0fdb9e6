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

  // A typing error finds the same, without a yes.
  await documentField.fill('vehicel titels');
  await page.keyboard.press('Enter');
  await answer.getByRole('heading', { name: 'Vehicle titles', exact: true }).waitFor();
  expect(await answer.getByText('Yes.').count()).toBe(0);

  await documentField.fill('pink slip');
  await page.keyboard.press('Enter');
  await answer.getByRole('heading', { name: 'Yes. Vehicle titles' }).waitFor();
  await page.waitForFunction(() => document.activeElement?.textContent.startsWith('Yes.'));
  expect(await documentField.inputValue()).toBe('Vehicle titles');

  // The answer begins on the screen.
  const box = await answer.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(0);

  await placeField.focus();
  await page.keyboard.type('merid');
  await options.first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  // What is chosen fills the field in, and keeps the focus (WCAG 2.2, 3.2.2).
  await expect.poll(() => placeField.inputValue()).toBe('Meridian, ID');
  expect(await placeField.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(new URL(page.url()).search).toBe('?document=vehicle-titles');
  await page.keyboard.press('Enter');
  await answer.getByRole('link', { name: 'Meridian' }).waitFor();
  expect(new URL(page.url()).search).toBe('?document=vehicle-titles&place=meridian');

  await documentField.fill('affi');
  await options.first().waitFor();
  expect(await violations(page)).toEqual([]);

  // Words that are no document, several of one name, and a city in the field of the document.
  await documentField.fill('cash');
  await page.keyboard.press('Enter');
  await answer.getByRole('heading', { name: 'How can I pay?', exact: true }).waitFor();
  await documentField.fill('affidavit');
  await page.keyboard.press('Enter');
  await answer.getByRole('heading', { name: 'Which one is it?' }).waitFor();
  expect(await answer.locator('details[open]').count()).toBe(1);
  expect(await violations(page)).toEqual([]);
  await documentField.fill('car title in Meridian');
  await page.keyboard.press('Enter');
  await answer.getByRole('heading', { name: 'Yes. Vehicle titles' }).waitFor();
  expect(new URL(page.url()).search).toBe('?document=vehicle-titles&place=meridian');

  // The answer has an address to share, and is printed.
  await page.goto('./services?document=birth-certificates&place=kuna');
  await answer.getByText('No.').waitFor();
  await answer.getByText('The vital records office').waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await answer.isVisible()).toBe(true);
  expect(await documentField.isVisible()).toBe(false);
});

it('prints an answer on one page, without its form and what stands around it', async () => {
  const { page } = await openPage('/?document=vehicle-titles&place=kuna');
  await page.getByRole('heading', { name: 'Yes. Vehicle titles' }).waitFor();
  const pdf = await page.pdf({ format: 'Letter', preferCSSPageSize: true });
  // The pages of a PDF file are objects of the type /Page.
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

it('shows the call of an answer and the bar for calls never both', async () => {
  const { page } = await openPage('/?document=vehicle-titles&place=kuna', {
    viewport: { width: 375, height: 667 },
  });
  const call = page.getByRole('region', { name: 'Answer' }).getByRole('link', { name: 'Call now' });
  const bar = page.locator('.call-bar');
  await call.waitFor();

  for (const part of [call, page.locator('footer')]) {
    await part.scrollIntoViewIfNeeded();
    const isSeen = await call.evaluate((link) => {
      const { top, bottom } = link.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });
    const visibility = () => bar.evaluate((element) => getComputedStyle(element).visibility);
    await expect.poll(visibility).toBe(isSeen ? 'hidden' : 'visible');
  }
});

it('presses the stamp in at once, and not at all where less motion is asked for', async () => {
  const { page } = await openPage('/?document=vehicle-titles&place=kuna');
  const stamp = page.locator('.finder-answer > .stamp');
  const motion = () => stamp.evaluate((image) => getComputedStyle(image).animationDuration);

  await stamp.waitFor();
  expect(await motion()).toBe('0.24s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await motion()).toBe('0s');
});
