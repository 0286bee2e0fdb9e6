import type { Page, Route } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { violations } from '../site/axe.ts';
import { browserForTests, holdClock, hydrated } from '../support/browser.ts';

const open = browserForTests();

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' });
const message = (page: Page) => page.getByLabel('Message');

/** What an address that writes an email says of it. */
function draftOf(href: string | null) {
  const { pathname, searchParams } = new URL(href ?? '');
  return { to: pathname, subject: searchParams.get('subject'), body: searchParams.get('body') };
}

it('makes a draft by keyboard alone, sends nothing and keeps what was typed', async () => {
  const { page, requests } = await open('/contact', {
    width: 375,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const draft = page.getByRole('link', { name: 'Open draft' });
  await page.getByLabel('Name').focus();
  await hydrated(page, 'ContactForm');
  const before = requests.length;
  // Nothing is refused: what is no email address goes along.
  for (const text of ['Ann & Bob', 'ann at home', '208 555 0199']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Friday?');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('Nothing has been sent yet').waitFor();
  const body =
    'Name: Ann & Bob\r\nEmail: ann at home\r\nPhone: 208 555 0199\r\nDocument Type: General Notarization\r\nMessage: Friday?';
  expect(draftOf(await draft.getAttribute('href'))).toEqual({
    to: 'hello@example.com',
    subject: 'Question about General Notarization',
    body,
  });
  const call = page.getByRole('link', { name: 'Call instead' });
  expect(await call.getAttribute('href')).toBe('tel:+12085550100');
  await page.getByRole('button', { name: 'Copy message' }).click();
  await page.getByText('Message copied.').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split(/\r?\n/)).toEqual(body.split('\r\n'));
  expect(requests.slice(before).filter((path) => !path.startsWith('/assets/'))).toEqual([]);
  expect(await violations(page)).toEqual([]);

  await page.reload();
  await expect.poll(() => message(page).inputValue()).toBe('Friday?');
  expect(await page.getByLabel('Name').inputValue()).toBe('Ann & Bob');
  expect(await page.getByLabel('Document Type').inputValue()).toBe('General Notarization');
});

const SERVICE = 'https://forms.example.com/your-form';
const SENT = { name: 'Ann', email: '', phone: '', documentType: '', message: 'Hello' };

/** The contact page of the site that posts its messages, with one typed in. */
async function typed(answer: (route: Route) => Promise<void>, javaScriptEnabled = true) {
  const posted: unknown[] = [];
  const opened = await open('/contact', {
    baseUrl: inject('sites').other.url,
    javaScriptEnabled,
    // Its map loads by itself, and the browser tells of each answer that is none.
    allow: /forms\.example\.com|www\.google\.com|Failed to load resource/,
    before: async (page) => {
      if (javaScriptEnabled) await holdClock(page);
      await page.route('https://www.google.com/**', (route) => route.fulfill());
      await page.route(SERVICE, async (route) => {
        const data = route.request().postData() ?? '';
        posted.push(Object.fromEntries(new URLSearchParams(data)));
        await answer(route);
      });
    },
  });
  await opened.page.getByLabel('Name').fill('Ann');
  await message(opened.page).fill('Hello');
  return { ...opened, posted };
}

const fulfill = (route: Route, status: number) =>
  route.fulfill({
    status,
    contentType: 'text/html',
    headers: { 'Access-Control-Allow-Origin': '*' },
    body: '<p>Thank you</p>',
  });

it('posts a message once, and loses nothing until the service has confirmed it', async () => {
  let answer: 'never' | 'unreachable' | number = 'never';
  const { page, posted } = await typed(async (route) => {
    if (answer === 'unreachable') await route.abort();
    else if (answer !== 'never') await fulfill(route, answer);
  });
  const failed = page.getByText("We couldn't confirm that your message arrived");
  const expectKept = async () => {
    await failed.waitFor();
    expect([await page.getByLabel('Name').inputValue(), await message(page).inputValue()]).toEqual([
      'Ann',
      'Hello',
    ]);
    const draft = page.getByRole('link', { name: 'Open draft' });
    expect(draftOf(await draft.getAttribute('href')).to).toBe('office@example.org');
    expect(await page.getByText('received your message').count()).toBe(0);
  };

  await send(page).click();
  const sending = page.getByText('Sending your message');
  await sending.waitFor();
  await send(page).dispatchEvent('click');
  await send(page).dispatchEvent('click');
  await page.clock.runFor(14_999);
  expect(await sending.isVisible()).toBe(true);
  await page.clock.runFor(1);
  await expectKept();
  expect(posted).toEqual([{ ...SENT, access_key: 'sample-key', _gotcha: '' }]);

  for (const next of ['unreachable', 422, 500] as const) {
    answer = next;
    posted.length = 0;
    await send(page).click();
    await expect.poll(() => posted.length).toBe(1);
    await expectKept();
  }

  // Whoever fills in the field that people do not see is a robot.
  const trap = page.locator('[name=_gotcha]');
  posted.length = 0;
  answer = 200;
  await trap.evaluate((field) => field.setAttribute('value', 'spam'));
  await send(page).click();
  await sending.waitFor({ state: 'detached' });
  await expectKept();
  expect(posted).toEqual([]);
  await trap.evaluate((field) => field.setAttribute('value', ''));

  await send(page).click();
  await page.getByText("We've received your message.").waitFor();
  expect(posted).toHaveLength(1);
  expect(await message(page).inputValue()).toBe('');
  await page.reload();
  expect(await message(page).inputValue()).toBe('');
});

it('posts to the service without script too', async () => {
  const { page, posted } = await typed((route) => fulfill(route, 200), false);
  await send(page).click();
  await page.getByText('Thank you').waitFor();
  expect(posted).toEqual([{ ...SENT, access_key: 'sample-key', _gotcha: '' }]);
});
