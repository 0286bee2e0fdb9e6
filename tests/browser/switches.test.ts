import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { browserForTests, type Visit } from '../support/browser.ts';
import { type FormServer, startFormServer } from '../support/form-server.ts';
import { holdClock } from '../support/held-clock.ts';
import { buildChanged, type ServedSite } from '../support/site.ts';

const open = browserForTests();
let service: FormServer;
/** A site whose owner has chosen otherwise wherever there is a choice. */
let site: ServedSite;

beforeAll(async () => {
  service = await startFormServer();
  const form = `form:\n  endpoint: ${service.address}/take\n  hidden:\n    access_key: abc\n`;
  site = await buildChanged(
    (content) =>
      content.edit('business.yaml', (text) =>
        text
          .replace('textMessages: true', 'textMessages: false')
          .replace('holidays: []', 'holidays:\n  - 2026-11-26\n  - 2026-11-27')
          .replace('load: click', 'load: visible')
          .replace('enabled: true', 'enabled: false')
          .concat('\n', form),
      ),
    '--no-cards',
  );
});

afterAll(async () => {
  service.close();
  await site.close();
});

it('offers no text message to a number that takes none', async () => {
  const { page } = await open('/contact', { baseUrl: site.baseUrl });
  await page.getByRole('button', { name: 'Call or Text' }).click();
  await page.getByRole('link', { name: 'Call (208) 555-0100' }).waitFor();
  expect(await page.getByRole('link', { name: 'Send a text' }).count()).toBe(0);
});

it('is closed on holidays', async () => {
  const { page } = await open('/contact', {
    baseUrl: site.baseUrl,
    before: (before) => before.clock.install({ time: new Date('2026-11-26T12:00:00-07:00') }),
  });
  await page.getByText('Opens Monday 8 AM').waitFor();
});

it('loads maps by themselves where the owner wants it', async () => {
  const asked: string[] = [];
  const { page } = await open('/contact', {
    baseUrl: site.baseUrl,
    before: (before) =>
      before.route('https://www.google.com/**', (route) => {
        asked.push(route.request().url());
        return route.fulfill({ contentType: 'text/html', body: '<p>The real map</p>' });
      }),
  });
  const frame = page.locator('iframe[title="Map of Boise, ID"]');
  await frame.scrollIntoViewIfNeeded();
  await page.frameLocator('iframe[title="Map of Boise, ID"]').getByText('The real map').waitFor();
  expect(asked).toHaveLength(1);
});

it('has no editor when the business facts leave it out', async () => {
  for (const path of ['/admin', '/admin/', '/admin/config.json']) {
    expect((await fetch(site.baseUrl + path)).status).toBe(404);
  }
});

describe('a form that is sent to a service', () => {
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
    expect(await page.getByText('received your message').count()).toBe(0);
  }

  it.each([200, 302])(
    'says that a message was sent when the service answers %i',
    async (answer) => {
      service.answer = answer;
      const { page } = await typed();
      await send(page).click();
      await page.getByText('received your message').waitFor();
      expect(service.messages).toEqual([{ ...fields, access_key: 'abc', _gotcha: '' }]);
      expect(await page.getByLabel('Message').inputValue()).toBe('');
      await page.reload();
      expect(await page.getByLabel('Message').inputValue()).toBe('');
    },
  );

  it.each([422, 500])('loses nothing when the service answers %i', async (answer) => {
    service.answer = answer;
    const { page } = await typed();
    await send(page).click();
    await expectNothingLost(page);
    service.answer = 200;
    await send(page).click();
    await page.getByText('received your message').waitFor();
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
});
