import type { Page } from 'playwright-core';
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
  const below = page.getByRole('contentinfo').getByRole('button', { name: 'Show email' });
  const call = main.getByRole('link', { name: 'Call (208) 555-0100' });
  const write = page.getByRole('link', { name: 'hello@example.com' });
  const seen = async () => [
    await call.filter({ visible: true }).count(),
    await write.count(),
    await mail.getAttribute('title'),
  ];
  const [shown, hidden] = ['Click to hide email', 'Click to show email'];
  expect(await seen()).toEqual([0, 0, hidden]);
  for (const [button, ...expected] of [
    [phone, 1, 0, hidden],
    [mail, 1, 1, shown],
    [below, 1, 2, shown],
    [phone, 0, 2, shown],
    [mail, 0, 1, hidden],
    [below, 0, 0, hidden],
  ] as const) {
    await button.click();
    await expect.poll(seen).toEqual(expected);
    if (button !== below) continue;
    expect(await violations(page)).toEqual([]);
  }
});

it('says whether the business is open by its own clock, and changes while the page stays open', async () => {
  const { page } = await open('/contact', {
    timezoneId: 'Asia/Tokyo',
    before: (before) => holdClock(before, '2026-11-20T19:59:20-07:00'),
  });
  const now = page.locator('[data-open-now]');
  await page.getByText('Open until 8 PM Mountain Time', { exact: true }).waitFor();
  // It took no other words' place.
  expect(await page.getByText('Monday-Friday 8am-8pm', { exact: true }).isVisible()).toBe(false);

  // One second before it closes, and at most half a minute after.
  await page.clock.runFor(39_000);
  expect(await now.innerText()).toBe('Open until 8 PM Mountain Time');
  await page.clock.runFor(31_000);
  expect(await now.innerText()).toBe('Opens Monday 8 AM');
});

it('has a bar for calls on a phone, once the buttons of a page have left', async () => {
  const { page } = await open('/', { viewport: { width: 375, height: 667 } });
  const bar = page.getByRole('navigation', { name: 'Quick contact' });
  // It follows the scrolling, which begins with the first frame.
  await bar.waitFor({ state: 'hidden' });
  await page.mouse.wheel(0, 900);
  await bar.getByRole('link', { name: 'Contact' }).waitFor();
  await page.goto('./places');
  expect(await bar.isVisible()).toBe(true);
  // It does not lead to the page that it stands on.
  await page.goto('./contact');
  await page.mouse.wheel(0, 900);
  await bar.waitFor();
  expect(await bar.getByRole('link', { name: 'Contact' }).count()).toBe(0);
});

it('makes a draft by keyboard alone, sends nothing and keeps what was typed', async () => {
  const { page, requests } = await open('/contact', { width: 375 });
  await page.getByLabel('Name').focus();
  await hydrated(page, 'ContactForm');
  // It stands there whatever is typed, and says nothing of it.
  const hint = page.getByText('such as name@example.com');
  expect(await hint.isVisible()).toBe(true);
  const before = requests.length;
  // Nothing is refused: what is no email address goes along.
  for (const text of ['Ann & Bob', 'ann at home', '208 555 0199']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  expect(await hint.isVisible()).toBe(true);
  const style = await page
    .getByLabel('Email')
    .evaluate((field) => getComputedStyle(field).borderColor);
  expect(
    await page.getByLabel('Name').evaluate((field) => getComputedStyle(field).borderColor),
  ).toBe(style);
  expect(
    await page
      .getByText("This opens a draft in your email app. It isn't sent until you send it.")
      .isVisible(),
  ).toBe(true);
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

it('posts a message once, and loses nothing until the service has confirmed it', async () => {
  const posted: unknown[] = [];
  let answer: number | 'none' | 'never' = 'never';
  const { page } = await open('/contact', {
    baseURL: inject('sites').other.url,
    // Its map loads by itself, and some of what it asks for does not come.
    allow: /www\.google\.com|forms\.example\.com|failed/i,
    before: async (before) => {
      await holdClock(before, '2026-11-20T12:00:00-07:00');
      await WITH_MAPS.before(before);
      await before.route('https://forms.example.com/your-form', async (route) => {
        const data = route.request().postData() ?? '';
        posted.push(Object.fromEntries(new URLSearchParams(data)));
        const headers = { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'text/html' };
        if (answer === 'none') await route.abort();
        if (typeof answer === 'number') {
          await route.fulfill({ status: answer, headers, body: '<p>Thank you</p>' });
        }
      });
    },
  });
  const fillIn = async () => {
    await page.getByLabel('Name').fill('Ann');
    await page.getByLabel('Message').fill('Hello');
  };
  await fillIn();
  expect(await page.getByText('opens a draft in your email app').count()).toBe(0);
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
  // It waits for fifteen seconds and no longer.
  await page.clock.runFor(14_900);
  expect(await sending.isVisible()).toBe(true);
  await page.clock.runFor(200);
  await expectKept();
  const message = { name: 'Ann', email: '', phone: '', documentType: '', message: 'Hello' };
  const all = { ...message, access_key: 'sample-key', _gotcha: '' };
  expect(posted).toEqual([all]);

  for (const [index, next] of (['none', 422] as const).entries()) {
    answer = next;
    await send(page).click();
    await expect.poll(() => posted.length).toBe(2 + index);
    await expectKept();
  }

  // Whoever fills in the field that people do not see is a robot.
  const trap = page.locator('[name=_gotcha]');
  answer = 200;
  await trap.evaluate((field) => field.setAttribute('value', 'spam'));
  await send(page).click();
  await expectKept();
  expect(posted).toHaveLength(3);
  await trap.evaluate((field) => field.setAttribute('value', ''));

  await send(page).click();
  await sent.waitFor();
  expect(posted).toHaveLength(4);
  expect(await typedIn(page)).toEqual(['', '']);

  // The browser posts it where the script does not come.
  await page.route(ISLAND_FILES, (route) => route.abort());
  await page.reload();
  expect(await typedIn(page)).toEqual(['', '']);
  await fillIn();
  await send(page).click();
  await page.getByText('Thank you').waitFor();
  expect(posted.at(-1)).toEqual(all);
});
