import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { browserForTests } from '../support/browser.ts';
import { hydrated } from '../support/hydrated.ts';

const open = browserForTests();

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' });
/** What was asked for, but for the site's own files, which come by themselves sooner or later. */
const asked = (requests: readonly string[]) =>
  requests.filter((path) => !path.endsWith('.woff2') && !path.startsWith('/assets/chunks/'));
const draft = (page: Page) => page.getByRole('link', { name: 'Open draft' });

it.each([375, 1280])(
  'makes a draft, sends nothing and keeps what was typed at %i pixels',
  async (width) => {
    const { page, complaints, requests } = await open('/contact', { width });
    await page.getByLabel('Name').fill('Ann & Bob');
    await page.getByLabel('Document Type').selectOption('Apostille');
    await page.getByLabel('Message').fill('Two papers?');
    await hydrated(page, 'ContactForm');
    const before = asked(requests);
    await send(page).click();
    await page.getByText('Nothing has been sent yet').waitFor();
    const href = new URL((await draft(page).getAttribute('href')) ?? '');
    expect(href.protocol + href.pathname).toBe('mailto:hello@example.com');
    expect(href.searchParams.get('subject')).toBe('Question about Apostille');
    expect(href.searchParams.get('body')).toBe(
      'Name: Ann & Bob\r\nDocument Type: Apostille\r\nMessage: Two papers?',
    );
    expect(await page.getByRole('link', { name: 'Call instead' }).getAttribute('href')).toBe(
      'tel:+12085550100',
    );
    expect(await page.getByLabel('Name').inputValue()).toBe('Ann & Bob');
    expect(await page.getByLabel('Message').inputValue()).toBe('Two papers?');
    expect(await page.getByText('received your message').count()).toBe(0);
    expect(asked(requests)).toEqual(before);
    // The draft itself is all that was opened.
    expect(complaints.filter((complaint) => !complaint.includes('mailto:'))).toEqual([]);
  },
);

it('checks nothing: an empty form and a malformed email make a draft too', async () => {
  const { page } = await open('/contact');
  await send(page).click();
  await draft(page).waitFor();
  await page.getByLabel('Email').fill('not an address');
  await send(page).click();
  await expect.poll(() => draft(page).getAttribute('href')).toContain('not%20an%20address');
  expect(await page.locator('[required], [aria-required=true]').count()).toBe(0);
  expect(await page.locator('form').evaluate((form) => form.matches('[novalidate]'))).toBe(true);
});

it('copies the message', async () => {
  const { page } = await open('/contact', { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.getByLabel('Message').fill('Hello');
  await send(page).click();
  await page.getByRole('button', { name: 'Copy message' }).click();
  await page.getByText('Message copied.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Message: Hello');
});

it('keeps what was typed over a reload', async () => {
  const { page } = await open('/contact');
  await page.getByLabel('Name').fill('Ann');
  await page.getByLabel('Document Type').selectOption('Loan Signing');
  await hydrated(page, 'ContactForm');
  await page.getByLabel('Message').fill('Friday?');
  await page.reload();
  await expect.poll(() => page.getByLabel('Message').inputValue()).toBe('Friday?');
  expect(await page.getByLabel('Name').inputValue()).toBe('Ann');
  expect(await page.getByLabel('Document Type').inputValue()).toBe('Loan Signing');
});

it('loses nothing and sends nothing without JavaScript', async () => {
  const { page, requests } = await open('/contact', { javaScriptEnabled: false });
  await page.getByLabel('Message').fill('Hello');
  const before = asked(requests);
  await send(page).click();
  expect(await page.getByLabel('Message').inputValue()).toBe('Hello');
  expect(asked(requests)).toEqual(before);
  const note = page.getByRole('paragraph').filter({ hasText: 'This form needs JavaScript' });
  expect(await note.isVisible()).toBe(true);
});

it('goes by keyboard from field to field and sends with Enter', async () => {
  const { page } = await open('/contact');
  await page.getByLabel('Name').focus();
  for (const text of ['Ann', 'ann@example.com', '208 555 0199']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Hello');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const body = new URL((await draft(page).getAttribute('href')) ?? '').searchParams.get('body');
  expect(body).toBe(
    'Name: Ann\r\nEmail: ann@example.com\r\nPhone: 208 555 0199\r\nDocument Type: General Notarization\r\nMessage: Hello',
  );
});
