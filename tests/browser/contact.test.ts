import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import {
  BY_TOUCH,
  browserForTests,
  hydrated,
  ISLAND_FILES,
  WITH_MAPS,
} from '../support/browser.ts';
import {
  fieldsIn,
  fillIn,
  MESSAGE,
  MESSAGE_AS_DRAFT,
  MESSAGE_AS_POSTED,
} from '../support/message.ts';

const openPage = browserForTests();

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' });

const typedIn = async (page: Page) =>
  Promise.all(['Name', 'Message'].map((label) => page.getByLabel(label).inputValue()));

/** The parts of the draft's mailto: link. */
async function draftOf(page: Page) {
  const href = await page.getByRole('link', { name: 'Open draft' }).getAttribute('href');
  const { pathname, searchParams } = new URL(href ?? '');
  return {
    to: pathname,
    subject: searchParams.get('subject'),
    body: searchParams.get('body'),
  };
}

it('shows and hides phone and email independently, without loading anything', async () => {
  const { page } = await openPage('/contact', {
    width: 375,
    allow: /failed/i,
    before: (before) => before.route(ISLAND_FILES, (route) => route.abort()),
  });
  const main = page.getByRole('main');
  const phone = main.getByRole('button', { name: 'Call or Text' });
  const email = main.getByRole('button', { name: 'Email Us' });
  const footerEmail = page
    .getByRole('contentinfo')
    .getByRole('button', { name: /^(Show|Hide) email$/ });
  const calls = main.getByRole('link', { name: 'Call (208) 555-0100' });
  const mailboxes = page.getByRole('link', { name: 'hello@example.com' });

  /** What is visible, and the hover text of the two buttons. */
  const state = async () => ({
    calls: await calls.filter({ visible: true }).count(),
    mailboxes: await mailboxes.count(),
    titles: [await phone.getAttribute('title'), await email.getAttribute('title')],
  });
  const SHOW_PHONE = 'Click to show phone number';
  const HIDE_PHONE = 'Click to hide phone number';
  const SHOW_EMAIL = 'Click to show email';
  const HIDE_EMAIL = 'Click to hide email';

  expect(await state()).toEqual({ calls: 0, mailboxes: 0, titles: [SHOW_PHONE, SHOW_EMAIL] });
  for (const [button, numbers, addresses, ...titles] of [
    [phone, 1, 0, HIDE_PHONE, SHOW_EMAIL],
    [email, 1, 1, HIDE_PHONE, HIDE_EMAIL],
    [footerEmail, 1, 2, HIDE_PHONE, HIDE_EMAIL],
    [phone, 0, 2, SHOW_PHONE, HIDE_EMAIL],
    [email, 0, 1, SHOW_PHONE, SHOW_EMAIL],
    [footerEmail, 0, 0, SHOW_PHONE, SHOW_EMAIL],
  ] as const) {
    await button.click();
    await expect.poll(state).toEqual({ calls: numbers, mailboxes: addresses, titles });
    if (button !== footerEmail) continue;
    expect(await footerEmail.innerText()).toBe(addresses === 0 ? 'Show email' : 'Hide email');
  }
});

it('describes what its buttons show only once, not in their names', async () => {
  const { page } = await openPage('/contact');
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const heard = nodes
    .filter(({ role, name }) => role?.value === 'button' && /^(Call|Email)/.test(name?.value))
    .map(({ name, description }) => [name?.value, description?.value]);
  expect(heard).toEqual([
    ['Call or Text', 'Click to show phone number'],
    ['Email Us', 'Click to show email'],
  ]);
});

it('hides buttons that need scripts if there are none, and says so before the fields', async () => {
  const { page } = await openPage('/contact', { hasScript: false });
  const main = page.getByRole('main');
  expect(await main.getByRole('button').count()).toBe(0);
  const note = await page.locator('.message-form noscript > p').boundingBox();
  const field = await page.getByLabel('Name').boundingBox();
  expect(note?.y).toBeLessThan(field?.y ?? 0);
  await main.getByRole('link', { name: 'Send a text' }).waitFor();
});

it('posts a message to a form service as plain HTML without scripts', async () => {
  let posted = '';
  const { page } = await openPage('/contact', {
    baseURL: inject('sites').other.url,
    hasScript: false,
    allow: /www\.google\.com|forms\.example\.com/,
    before: async (before) => {
      await WITH_MAPS.before(before);
      await before.route('https://forms.example.com/your-form', (route) => {
        posted = route.request().postData() ?? '';
        return route.fulfill({ contentType: 'text/html', body: '<p>Thank you</p>' });
      });
    },
  });
  expect(await page.getByText('needs JavaScript').count()).toBe(0);

  await page.getByLabel('Message').fill('Hello');
  await send(page).click();
  await page.getByText('Thank you').waitFor();
  expect(new URLSearchParams(posted).get('message')).toBe('Hello');
});

it("shows the status in the business's time zone, and updates it while the page is open", async () => {
  const { page } = await openPage('/contact', {
    context: { timezoneId: 'Asia/Tokyo' },
    time: '2026-11-20T19:59:20-07:00',
  });
  const openNow = page.locator('[data-open-now]');
  const hours = page.getByText('Monday-Friday 8am-8pm', { exact: true });

  await page.getByText('Open until 8 PM Mountain Time', { exact: true }).waitFor();
  // The hours keep their space but are hidden beside the status.
  expect(await hours.isVisible()).toBe(false);

  // A second before closing time, then half a minute after, the latest update.
  await page.clock.runFor(39_000);
  expect(await openNow.innerText()).toBe('Open until 8 PM Mountain Time');
  await page.clock.runFor(31_000);
  expect(await openNow.innerText()).toBe('Opens Monday 8 AM');
});

it("shows the call bar on a phone once the page's buttons are out of view", async () => {
  const { page } = await openPage('/', { viewport: { width: 375, height: 667 } });
  const bar = page.getByRole('navigation', { name: 'Quick contact' });
  const scrollPastButtons = () => page.mouse.wheel(0, 900);

  // The bar's scroll animation starts with the first frame.
  await bar.waitFor({ state: 'hidden' });
  await scrollPastButtons();
  await bar.getByRole('link', { name: 'Text us' }).waitFor();
  await bar.getByRole('link', { name: 'Call now' }).waitFor();

  await page.goto('./places');
  expect(await bar.isVisible()).toBe(true);

  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await bar.isVisible()).toBe(false);
});

it('writes a draft by keyboard alone, sends nothing and keeps the text', async () => {
  const { page, requests } = await openPage('/contact', { width: 375 });
  const hint = page.getByText('such as name@example.com');
  const colorOf = (label: string) =>
    page.getByLabel(label).evaluate((field) => getComputedStyle(field).borderColor);

  await page.getByLabel('Name').focus();
  await hydrated(page, 'ContactForm');
  expect(await hint.isVisible()).toBe(true);
  const before = requests.length;

  // Invalid email addresses are accepted too.
  for (const text of [MESSAGE.name, 'ann at home', MESSAGE.phone]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  // The hint is always visible, and no field is marked as invalid.
  expect(await hint.isVisible()).toBe(true);
  expect(await colorOf('Email')).toBe(await colorOf('Name'));
  const draftNote = 'Opens your email app. Nothing is sent until you send it there.';
  expect(await page.getByText(draftNote).isVisible()).toBe(true);

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.type(MESSAGE.message);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('Nothing has been sent yet').waitFor();
  expect(await draftOf(page)).toEqual({
    to: 'hello@example.com',
    subject: 'Question about General Notarization',
    body: MESSAGE_AS_DRAFT.replace(MESSAGE.email, 'ann at home'),
  });

  const asked = requests.slice(before).filter((path) => !path.startsWith('/assets/'));
  expect(asked).toEqual([]);

  await page.reload();
  await expect.poll(() => typedIn(page)).toEqual([MESSAGE.name, MESSAGE.message]);
  expect(await page.getByLabel('Document Type').inputValue()).toBe('General Notarization');
});

it('posts a message once, and loses nothing until the service has confirmed it', async () => {
  const posted: unknown[] = [];
  /** The service's response: a status, a broken connection, or none. */
  let answer: number | 'broken' | 'silent' = 'silent';

  const { page } = await openPage('/contact', {
    baseURL: inject('sites').other.url,
    // The page's map loads automatically, and some of its requests fail.
    allow: /www\.google\.com|forms\.example\.com|failed/i,
    time: '2026-11-20T12:00:00-07:00',
    before: async (before) => {
      await WITH_MAPS.before(before);
      await before.route('https://forms.example.com/your-form', async (route) => {
        const data = route.request().postData() ?? '';
        posted.push(fieldsIn(data));
        const headers = { 'Access-Control-Allow-Origin': '*' };
        // The service answers scripts with data, and browsers with a page.
        const isPage = route.request().resourceType() === 'document';
        const words = isPage
          ? { contentType: 'text/html', body: '<p>Thank you</p>' }
          : { contentType: 'application/json', body: '{"success":true}' };
        if (answer === 'broken') await route.abort();
        if (typeof answer === 'number') {
          await route.fulfill({ status: answer, headers, ...words });
        }
      });
    },
  });
  const sending = page.getByText('Sending your message');
  const sent = page.getByText("We've received your message.");

  const expectKept = async () => {
    await page.getByText("We couldn't confirm that your message arrived").waitFor();
    expect(await typedIn(page)).toEqual([MESSAGE.name, MESSAGE.message]);
    expect((await draftOf(page)).to).toBe('office@example.org');
    expect(await sent.count()).toBe(0);
  };
  await fillIn(page, MESSAGE);
  expect(await page.getByText('opens a draft in your email app').count()).toBe(0);

  // A second press while sending does nothing. The timeout is fifteen seconds.
  await send(page).click();
  await sending.waitFor();
  await send(page).dispatchEvent('click');
  await page.clock.runFor(14_900);
  expect(await sending.isVisible()).toBe(true);
  await page.clock.runFor(200);
  await expectKept();
  expect(posted).toEqual([MESSAGE_AS_POSTED]);

  for (const [index, next] of (['broken', 422] as const).entries()) {
    answer = next;
    await send(page).click();
    await expect.poll(() => posted.length).toBe(2 + index);
    await expectKept();
  }

  // Only bots fill in the hidden field.
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

  // The result replaces the form, with a button for another message.
  const another = page.getByRole('button', { name: 'Write another message' });
  expect(await send(page).isVisible()).toBe(false);
  expect(await page.locator('.message-form h2:visible').allTextContents()).toEqual([
    'Message sent',
  ]);
  const call = page.locator('.outcome').getByRole('link', { name: 'Call now' });
  expect(await call.getAttribute('href')).toMatch(/^tel:/);
  await expect.poll(() => another.evaluate((button) => button.matches(':focus'))).toBe(true);
  await another.press('Enter');
  await send(page).waitFor();
  expect(await page.getByLabel('Name').evaluate((field) => field.matches(':focus'))).toBe(true);
  expect(await sent.count()).toBe(0);

  // Without the script, the browser itself posts the form.
  await page.route(ISLAND_FILES, (route) => route.abort());
  await page.reload();
  expect(await typedIn(page)).toEqual(['', '']);
  await fillIn(page, MESSAGE);
  await send(page).click();
  await page.getByText('Thank you').waitFor();
  expect(posted.at(-1)).toEqual(MESSAGE_AS_POSTED);
});

it('reveals the number and the email, and writes a draft from the first press, by touch', async () => {
  const { page } = await openPage('/contact', BY_TOUCH);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Call or Text' }).tap();
  await main.getByRole('link', { name: 'Call (208) 555-0100' }).waitFor();
  await main.getByRole('button', { name: 'Email Us' }).tap();
  const email = main.getByRole('link', { name: 'hello@example.com' });
  expect(await email.getAttribute('href')).toBe('mailto:hello@example.com');

  await page.getByLabel('Message').tap();
  await page.keyboard.type('Friday?');
  await send(page).tap();
  await page.getByText('Nothing has been sent yet').waitFor();
  expect((await draftOf(page)).body).toContain('Message: Friday?');
});
