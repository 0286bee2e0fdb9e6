import type { Page, Route } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { violations } from '../site/axe.ts';
import {
  browserForTests,
  holdClock,
  hydrated,
  ISLAND_FILES,
  WITH_MAPS,
} from '../support/browser.ts';

const open = browserForTests();

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' });
const typedIn = async (page: Page) =>
  Promise.all(['Name', 'Message'].map((label) => page.getByLabel(label).inputValue()));

/** What the address of the draft holds. */
async function draft(page: Page) {
  const href = await page.getByRole('link', { name: 'Open draft' }).getAttribute('href');
  const { pathname, searchParams } = new URL(href ?? '');
  return [pathname, searchParams.get('subject'), searchParams.get('body')];
}

it('shows and hides phone and email, each by itself, without a file more', async () => {
  const { page } = await open('/contact', {
    width: 375,
    allow: /failed/i,
    before: (before) => before.route(ISLAND_FILES, (route) => route.abort()),
  });
  const main = page.getByRole('main');
  const phone = main.getByRole('button', { name: 'Call or Text' });
  const mail = main.getByRole('button', { name: 'Email Us' });
  const call = main.getByRole('link', { name: 'Call (208) 555-0100' });
  const write = page.getByRole('link', { name: 'hello@example.com' });
  const below = page.getByRole('contentinfo').getByRole('button', { name: 'Show email' });
  const titles = () => Promise.all([phone, mail].map((button) => button.getAttribute('title')));
  expect(await titles()).toEqual(['Click to show phone number', 'Click to show email']);
  expect(await call.or(write).count()).toBe(0);

  await phone.click();
  await main
    .getByRole('status')
    .filter({ has: page.getByText('Send a text') })
    .waitFor();
  expect([await call.isVisible(), await write.count()]).toEqual([true, 0]);
  expect(await phone.getAttribute('aria-expanded')).toBe('true');
  await mail.click();
  expect(await write.getAttribute('href')).toBe('mailto:hello@example.com');
  expect(await titles()).toEqual(['Click to hide phone number', 'Click to hide email']);
  await below.click();
  await expect.poll(() => write.count()).toBe(2);
  expect(await violations(page)).toEqual([]);

  await phone.click();
  await call.waitFor({ state: 'hidden' });
  await mail.click();
  await expect.poll(() => write.count()).toBe(1);
  await below.click();
  await expect.poll(() => write.count()).toBe(0);
  expect(await titles()).toEqual(['Click to show phone number', 'Click to show email']);
});

it('says whether the business is open by its own clock, and changes while the page stays open', async () => {
  const { page } = await open('/contact', {
    timezoneId: 'Asia/Tokyo',
    before: (before) => before.clock.install({ time: new Date('2026-11-20T19:59:30-07:00') }),
  });
  await page.getByText('Open until 8 PM Mountain Time', { exact: true }).waitFor();
  // It took no other words' place.
  expect(await page.getByText('Monday-Friday 8am-8pm', { exact: true }).isVisible()).toBe(false);
  await page.clock.runFor(60_000);
  await page.getByText('Opens Monday 8 AM', { exact: true }).waitFor();
});

it('has a bar for calls on a phone, once the buttons of a page have left', async () => {
  const { page, go } = await open('/', { width: 375, height: 667 });
  const bar = page.getByRole('navigation', { name: 'Quick contact' });
  // It follows the scrolling, which begins with the first frame.
  await bar.waitFor({ state: 'hidden' });
  await page.mouse.wheel(0, 900);
  await bar.getByRole('link', { name: 'Contact' }).waitFor();
  await go('/places');
  expect(await bar.isVisible()).toBe(true);
  // It does not lead to the page that it stands on.
  await go('/contact');
  await page.mouse.wheel(0, 900);
  await bar.waitFor();
  expect(await bar.getByRole('link', { name: 'Contact' }).count()).toBe(0);
});

it('makes a draft by keyboard alone, sends nothing and keeps what was typed', async () => {
  const { page, requests } = await open('/contact', { width: 375 });
  await page.getByLabel('Name').focus();
  await hydrated(page, 'ContactForm');
  const before = requests.length;
  // Nothing is refused: what is no email address goes along.
  const hint = page.getByText('With a full address, such as name@example.com, we can answer.');
  for (const text of ['Ann & Bob', 'ann at home', '208 555 0199']) {
    expect(await hint.isVisible()).toBe(text === '208 555 0199');
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  expect(await page.getByText('Send Message opens your own email program').isVisible()).toBe(true);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Friday?');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('Nothing has been sent yet').waitFor();
  const body = [
    ...['Name: Ann & Bob', 'Email: ann at home', 'Phone: 208 555 0199'],
    ...['Document Type: General Notarization', 'Message: Friday?'],
  ].join('\r\n');
  const subject = 'Question about General Notarization';
  expect(await draft(page)).toEqual(['hello@example.com', subject, body]);
  expect(requests.slice(before).filter((path) => !path.startsWith('/assets/'))).toEqual([]);
  expect(await violations(page)).toEqual([]);

  await page.reload();
  await expect.poll(() => typedIn(page)).toEqual(['Ann & Bob', 'Friday?']);
  expect(await page.getByLabel('Document Type').inputValue()).toBe('General Notarization');
});

/** The contact page of the site that posts its messages, with one typed in. */
async function openTyped(answer: (route: Route) => Promise<void>, javaScriptEnabled = true) {
  const posted: unknown[] = [];
  const { page } = await open('/contact', {
    baseUrl: inject('sites').other.url,
    javaScriptEnabled,
    // Its map loads by itself, and the browser tells of each answer that is none.
    allow: /forms\.example\.com|www\.google\.com|Failed to load resource/,
    before: async (before) => {
      if (javaScriptEnabled) await holdClock(before);
      await WITH_MAPS.before(before);
      await before.route('https://forms.example.com/your-form', async (route) => {
        const data = route.request().postData() ?? '';
        posted.push(Object.fromEntries(new URLSearchParams(data)));
        await answer(route);
      });
    },
  });
  await page.getByLabel('Name').fill('Ann');
  await page.getByLabel('Message').fill('Hello');
  return { page, posted };
}

const fulfill = (route: Route, status: number) =>
  route.fulfill({
    status,
    contentType: 'text/html',
    headers: { 'Access-Control-Allow-Origin': '*' },
    body: '<p>Thank you</p>',
  });
const POSTED = {
  ...{ name: 'Ann', email: '', phone: '', documentType: '', message: 'Hello' },
  ...{ access_key: 'sample-key', _gotcha: '' },
};

it('posts a message once, and loses nothing until the service has confirmed it', async () => {
  let answer: 'never' | 'unreachable' | number = 'never';
  const { page, posted } = await openTyped(async (route) => {
    if (answer === 'unreachable') await route.abort();
    else if (answer !== 'never') await fulfill(route, answer);
  });
  expect(await page.getByText('opens your own email program').count()).toBe(0);
  const sending = page.getByText('Sending your message');
  const sent = page.getByText("We've received your message.");
  const expectKept = async () => {
    await page.getByText("We couldn't confirm that your message arrived").waitFor();
    expect(await typedIn(page)).toEqual(['Ann', 'Hello']);
    expect((await draft(page))[0]).toBe('office@example.org');
    expect(await sent.count()).toBe(0);
  };

  await send(page).click();
  await sending.waitFor();
  await send(page).dispatchEvent('click');
  await page.clock.runFor(14_999);
  expect(await sending.isVisible()).toBe(true);
  await page.clock.runFor(1);
  await expectKept();
  expect(posted).toEqual([POSTED]);

  for (const next of ['unreachable', 422, 500] as const) {
    answer = next;
    posted.length = 0;
    await send(page).click();
    await expect.poll(() => posted.length).toBe(1);
    await expectKept();
  }

  // Whoever fills in the field that people do not see is a robot.
  const trap = page.locator('[name=_gotcha]');
  answer = 200;
  await trap.evaluate((field) => field.setAttribute('value', 'spam'));
  await send(page).click();
  await expectKept();
  expect(posted).toHaveLength(1);
  await trap.evaluate((field) => field.setAttribute('value', ''));

  await send(page).click();
  await sent.waitFor();
  expect(posted).toHaveLength(2);
  expect(await typedIn(page)).toEqual(['', '']);
  await page.reload();
  expect(await typedIn(page)).toEqual(['', '']);
});

it('posts to the service without script too', async () => {
  const { page, posted } = await openTyped((route) => fulfill(route, 200), false);
  await send(page).click();
  await page.getByText('Thank you').waitFor();
  expect(posted).toEqual([POSTED]);
});
