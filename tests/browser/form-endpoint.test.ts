import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { browserForTests, type Visit } from '../support/browser.ts';
import { type FormServer, startFormServer } from '../support/form-server.ts';
import { holdClock } from '../support/held-clock.ts';
import { buildChanged, type ServedSite } from '../support/site.ts';

const open = browserForTests();
let service: FormServer;
let site: ServedSite;

beforeAll(async () => {
  service = await startFormServer();
  site = await buildChanged((content) =>
    content.edit(
      'business.yaml',
      (text) =>
        `${text}\nform:\n  endpoint: ${service.address}/take\n  hidden:\n    access_key: abc\n`,
    ),
  );
});

afterAll(async () => {
  service.close();
  await site.close();
});

beforeEach(() => {
  service.answer = 200;
  service.messages = [];
});

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' });
const fields = { name: 'Ann', email: '', phone: '', documentType: '', message: 'Hello' };

/** The contact page with a short message typed in. */
async function typed(visit: Visit = {}) {
  const opened = await open('/contact', { baseUrl: site.baseUrl, ...visit });
  await opened.page.getByLabel('Name').fill('Ann');
  await opened.page.getByLabel('Message').fill('Hello');
  return opened;
}

/** Whether the page still holds what was typed, with other ways to send it. */
async function expectNothingLost(page: Page) {
  await page.getByText("We couldn't confirm that your message arrived").waitFor();
  expect(await page.getByLabel('Name').inputValue()).toBe('Ann');
  expect(await page.getByLabel('Message').inputValue()).toBe('Hello');
  const draft = page.getByRole('link', { name: 'Open draft' });
  expect(await draft.getAttribute('href')).toMatch(/^mailto:hello@example\.com/);
  expect(await page.getByText('was sent').count()).toBe(0);
}

it.each([200, 302])('says that a message was sent when the service answers %i', async (answer) => {
  service.answer = answer;
  const { page } = await typed();
  await send(page).click();
  await page.getByText('Your message was sent.').waitFor();
  expect(service.messages).toEqual([{ ...fields, access_key: 'abc', _gotcha: '' }]);
  expect(await page.getByLabel('Message').inputValue()).toBe('');
  await page.reload();
  expect(await page.getByLabel('Message').inputValue()).toBe('');
});

it.each([422, 500])('loses nothing when the service answers %i', async (answer) => {
  service.answer = answer;
  const { page } = await typed();
  await send(page).click();
  await expectNothingLost(page);
  service.answer = 200;
  await send(page).click();
  await page.getByText('Your message was sent.').waitFor();
});

it('shows that it sends, sends once however often it is pressed, and gives up after a while', async () => {
  service.answer = 'never';
  const { page } = await typed({ before: holdClock });
  await send(page).click();
  await page.getByText('Sending your message').waitFor();
  await send(page).dispatchEvent('click');
  await send(page).dispatchEvent('click');
  await expect.poll(() => service.messages.length).toBe(1);
  await page.clock.runFor(14_999);
  expect(await page.getByText('Sending your message').isVisible()).toBe(true);
  await page.clock.runFor(1);
  await expectNothingLost(page);
  expect(service.messages).toHaveLength(1);
});

it('loses nothing when the service cannot be reached', async () => {
  const { page } = await typed();
  await page.route(`${service.address}/**`, (route) => route.abort());
  await send(page).click();
  await expectNothingLost(page);
});

it('sends nothing for a robot that fills in the hidden field', async () => {
  const { page } = await typed();
  await page.locator('[name=_gotcha]').evaluate((field) => field.setAttribute('value', 'spam'));
  await send(page).click();
  await expectNothingLost(page);
  expect(service.messages).toEqual([]);
});

it('works without JavaScript too', async () => {
  const { page } = await typed({ javaScriptEnabled: false });
  await send(page).click();
  await page.getByText('Thank you').waitFor();
  expect(service.messages).toEqual([{ ...fields, access_key: 'abc', _gotcha: '' }]);
});
