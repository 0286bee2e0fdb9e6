import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { browserForTests, hydrated, recordSpeech } from '../support/browser.ts';
import { translatePage } from '../support/translate.ts';

const openPage = browserForTests();

/** Where the focus is and what is typed there, with the caret. */
const placeOf = (page: Page) =>
  page.locator(':focus').evaluate((field: HTMLInputElement) => {
    const { name, value, selectionStart } = field;
    return { name, value, selectionStart };
  });

it('takes a first message on a translated page, and says what came of it', async () => {
  const { page } = await openPage('/contact', { before: recordSpeech, allow: /mailto:/ });
  await page.evaluate(translatePage);

  const message = page.locator('[name=message]');
  await message.focus();
  await page.keyboard.type('Hello');
  await hydrated(page, 'ContactForm');
  expect(await placeOf(page)).toEqual({ name: 'message', value: 'Hello', selectionStart: 5 });

  await page.evaluate(translatePage);
  await page.keyboard.type(' there');
  await page.locator('[name=email]').fill('foo');
  await page.locator('.contact-form [type=submit]').click();
  const text = `"foo" isn't a full email address, so check it before you send, or we can't reply.`;
  await expect.poll(() => page.evaluate(() => window.said.at(-1))).toContain(text);
  expect(await message.inputValue()).toBe('Hello there');

  // The link leads to the field.
  await page.getByRole('link', { name: 'check it' }).click();
  expect(await placeOf(page)).toMatchObject({ name: 'email', value: 'foo' });

  // The same is said anew of the next one.
  await page.evaluate(translatePage);
  await page.locator('[name=email]').fill('');
  await message.fill('');
  await page.locator('.contact-form [type=submit]').click();
  const empty = 'Your draft is empty. Write what you need in it, or call.';
  await expect.poll(() => page.evaluate(() => window.said.at(-1))).toBe(empty);
});

it('searches places on a translated page from the first letter on', async () => {
  const { page } = await openPage('/places', { before: recordSpeech });
  await page.evaluate(translatePage);

  const box = page.getByRole('searchbox');
  await box.focus();
  await page.keyboard.type('ont');
  await hydrated(page, 'AttractionSearch');
  await page.evaluate(translatePage);
  await page.keyboard.type('ario');
  expect(await placeOf(page)).toEqual({ name: 'q', value: 'ontario', selectionStart: 7 });
  await expect.poll(() => new URL(page.url()).search).toBe('?q=ontario');
  await expect.poll(() => page.evaluate(() => window.said.at(-1))).toMatch(/^\d+ of \d+ places$/);
});

it('searches on a translated page from the first letter on', async () => {
  const { page } = await openPage('/');
  await page.evaluate(translatePage);

  await page.getByRole('searchbox').focus();
  await page.keyboard.type('pink');
  await hydrated(page, 'Search');
  await page.keyboard.type(' slip');
  expect(await placeOf(page)).toMatchObject({ value: 'pink slip', selectionStart: 9 });
  await page.getByRole('link', { name: 'Vehicle titles' }).waitFor();
});
