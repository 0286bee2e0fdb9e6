import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { browserForTests, hydrated, recordSpeech, WITH_MAPS } from '../support/browser.ts';

const openPage = browserForTests();

/** Opens a page with its clock stopped and its live regions recorded. */
const openForListening = (
  path: string,
  before: (page: Page) => Promise<unknown> = async () => {},
) =>
  openPage(path, {
    time: '2026-11-20T12:00:00-07:00',
    before: async (page) => {
      await recordSpeech(page);
      await before(page);
    },
  });

/** Waits half a second and returns new announcements, none of which may come sooner. */
async function hear(page: Page): Promise<string[]> {
  const take = () => page.evaluate(() => window.said.splice(0));
  await page.clock.runFor(450);
  expect(await take()).toEqual([]);
  // React may have started the timer a moment after the clock went on.
  const countSoon = async () => {
    await page.clock.runFor(100);
    return page.evaluate(() => window.said.length);
  };
  await expect.poll(countSoon).toBeGreaterThan(0);
  await page.clock.runFor(2000);
  return take();
}

it('announces the number of results once', async () => {
  const { page } = await openForListening('/');
  await page.getByRole('searchbox').focus();
  await hydrated(page, 'Search');
  await page.keyboard.type('pink slip');
  await page.getByRole('list', { name: 'Results' }).waitFor();
  expect(await hear(page)).toEqual(['1 result']);
});

it('announces the number of places once, from the first letter', async () => {
  const { page } = await openForListening('/places');
  const box = page.getByPlaceholder('Search places or cities...');
  const said: string[] = [];

  await box.focus();
  await hydrated(page, 'AttractionSearch');
  for (const letters of ['o', 'zoo boi', 'zzzz', '']) {
    await box.fill(letters);
    said.push(...(await hear(page)));
  }
  expect(said).toEqual([
    expect.stringMatching(/^\d+ of 15 places$/),
    '1 of 15 places',
    'No attractions found matching "zzzz"',
    '15 places',
  ]);
});

it('announces the result of a message once, without its buttons', async () => {
  const { page } = await openForListening('/contact');
  await page.getByLabel('Message').focus();
  await hydrated(page, 'ContactForm');
  await page.keyboard.type('Hello');
  await page.getByRole('button', { name: 'Send Message' }).press('Enter');
  await page.getByRole('link', { name: 'Open draft' }).waitFor();
  await page.clock.runFor(2000);
  const draft = 'Your email app should now show a draft of this message.';
  expect(await page.evaluate(() => window.said)).toEqual([expect.stringContaining(draft)]);
  expect(await page.evaluate(() => window.said.join())).not.toContain('Open draft');
});

it('announces that a message is being sent, may have failed, and has arrived', async () => {
  let status = 500;
  const { page } = await openPage('/contact', {
    baseURL: inject('sites').other.url,
    allow: /www\.google\.com|forms\.example\.com|failed/i,
    before: async (before) => {
      await recordSpeech(before);
      await WITH_MAPS.before(before);
      await before.route('https://forms.example.com/your-form', (route) =>
        route.fulfill({ status, headers: { 'Access-Control-Allow-Origin': '*' } }),
      );
    },
  });
  const said = () => page.evaluate(() => window.said);
  const sendButton = page.getByRole('button', { name: 'Send Message' });

  await page.getByLabel('Message').focus();
  await hydrated(page, 'ContactForm');
  await page.keyboard.type('Hello');
  await sendButton.press('Enter');
  const [sending, failed] = ['Sending your message...', "We couldn't confirm"];
  await expect.poll(said).toEqual([sending, expect.stringContaining(failed)]);

  status = 200;
  await sendButton.press('Enter');
  const sent = "Thank you. We've received your message.";
  await expect.poll(said).toEqual([sending, expect.stringContaining(failed), sending, sent]);
});
