import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { browserForTests, hydrated, recordSpeech } from '../support/browser.ts';
import { TRANSLATE_PAGE } from '../support/translate.ts';

const openPage = browserForTests();

declare global {
  interface Window {
    /** DOM changes on the open page. */
    writes: string[];
  }
}

/** The focused field, its text and the caret. */
const placeOf = (page: Page) =>
  page.locator(':focus').evaluate((field: HTMLInputElement) => {
    const { name, value, selectionStart } = field;
    return { name, value, selectionStart };
  });

it('sends a first message on a translated page, and announces the result', async () => {
  const { page } = await openPage('/contact', { before: recordSpeech, allow: /mailto:/ });
  await page.evaluate(TRANSLATE_PAGE);

  const message = page.locator('[name=message]');
  await message.focus();
  await page.keyboard.type('Hello');
  await hydrated(page, 'ContactForm');
  expect(await placeOf(page)).toEqual({ name: 'message', value: 'Hello', selectionStart: 5 });

  await page.keyboard.type(' there');
  await page.locator('[name=email]').fill('foo');
  await page.locator('.contact-form [type=submit]').click();
  const text = "Check your email address. Without it, we can't reply.";
  await expect.poll(() => page.evaluate(() => window.said.at(-1))).toContain(text);
  expect(await message.inputValue()).toBe('Hello there');

  await page.getByRole('link', { name: 'Check your email address' }).click();
  expect(await placeOf(page)).toMatchObject({ name: 'email', value: 'foo' });

  // The same is announced again for the next one.
  await page.locator('[name=email]').fill('');
  await message.fill('');
  await page.locator('.contact-form [type=submit]').click();
  const empty = 'Your draft is empty. Write what you need in it, or call.';
  await expect.poll(() => page.evaluate(() => window.said.at(-1))).toBe(empty);
});

it('searches places on a translated page from the first letter', async () => {
  const { page } = await openPage('/places', { before: recordSpeech });
  await page.evaluate(TRANSLATE_PAGE);

  const box = page.getByRole('searchbox');
  await box.focus();
  await page.keyboard.type('ont');
  await hydrated(page, 'AttractionSearch');
  await page.keyboard.type('ario');
  expect(await placeOf(page)).toEqual({ name: 'q', value: 'ontario', selectionStart: 7 });
  await expect.poll(() => new URL(page.url()).search).toBe('?q=ontario');
  await expect.poll(() => page.evaluate(() => window.said.at(-1))).toMatch(/^\d+ of \d+ lugares$/);
});

it('searches on a translated page from the first letter', async () => {
  const { page } = await openPage('/');
  await page.evaluate(TRANSLATE_PAGE);

  await page.getByRole('searchbox').focus();
  await page.keyboard.type('pink');
  await hydrated(page, 'Search');
  await page.keyboard.type(' slip');
  expect(await placeOf(page)).toMatchObject({ value: 'pink slip', selectionStart: 9 });
  await page.getByRole('link', { name: 'Vehicle titles' }).waitFor();
});

it('shows the right address and number on a translated page, in translated words', async () => {
  const { page } = await openPage('/contact');
  await page.evaluate(TRANSLATE_PAGE);

  const show = page.getByRole('contentinfo').getByRole('button');
  expect(await show.innerText()).toBe('Mostrar email');
  await show.click();
  expect(await show.innerText()).toBe('Ocultar email');
  const mail = page.getByRole('contentinfo').getByRole('link', { name: 'hello@example.com' });
  expect(await mail.getAttribute('href')).toBe('mailto:hello@example.com');

  await page.getByRole('button', { name: 'Llamar or Text' }).click();
  const call = page.getByRole('link', { name: 'Llamar (208) 555-0100' });
  expect(await call.getAttribute('href')).toBe('tel:+12085550100');
  const brand = page.getByRole('banner').getByRole('link').first();
  expect(await brand.innerText()).toBe('Sample Mobile Notary');
});

it("doesn't rewrite unchanged text within a minute", async () => {
  const time = '2026-11-23T12:00:00-07:00';
  const { page } = await openPage('/', { time, reducedMotion: 'reduce' });
  await expect.poll(() => page.locator('[data-open]').first().innerText()).toMatch(/^Open/);
  await page.evaluate(TRANSLATE_PAGE);
  const status = page.locator('[data-open]').first();
  expect(await status.innerText()).toMatch(/^Abierto/);

  await page.evaluate(() => {
    window.writes = [];
    new MutationObserver((changes) => {
      for (const { type, target } of changes) window.writes.push(`${type} of ${target.nodeName}`);
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  await page.clock.runFor(60_000);
  expect(await page.evaluate(() => window.writes)).toEqual([]);
  expect(await status.innerText()).toMatch(/^Abierto/);
});
