import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { browserForTests, hydrated, recordSpeech, WITH_MAPS } from '../support/browser.ts';

const openPage = browserForTests();

/** Opens a page with its clock held, whose live regions are listened to. */
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

/** Waits half a second, and says what was said since the last call; nothing may be said any sooner. */
async function hear(page: Page): Promise<string[]> {
  const take = () => page.evaluate(() => window.said.splice(0));
  await page.clock.runFor(450);
  expect(await take()).toEqual([]);
  // React may have started the wait a moment after the clock went on.
  const countSoon = async () => {
    await page.clock.runFor(100);
    return page.evaluate(() => window.said.length);
  };
  await expect.poll(countSoon).toBeGreaterThan(0);
  await page.clock.runFor(2000);
  return take();
}

it('says once how many were found and the first, that a text is a name, or that nothing was found', async () => {
  const { page } = await openForListening('/');
  const documentField = page.getByRole('combobox', { name: 'Your document' });
  const options = page.getByRole('option');

  await documentField.focus();
  await hydrated(page, 'Finder');
  await page.keyboard.type('pink');
  await options.first().waitFor();
  expect(await hear(page)).toEqual([
    '1 found, first Vehicle titles. Use the arrow keys to choose.',
  ]);

  await documentField.fill('affidavit');
  await options.nth(1).waitFor();
  const count = await options.count();
  const first = await options.first().innerText();
  expect(await hear(page)).toEqual([
    `${count} found, first ${first}. Use the arrow keys to choose.`,
  ]);

  // A name alone has nothing to choose.
  const howToAsk = 'Press Enter, or the button "See the answer".';
  await documentField.fill('pink slip in Kuna');
  await options.first().waitFor({ state: 'detached' });
  expect(await hear(page)).toEqual([`Found: Vehicle titles. ${howToAsk}`]);

  await documentField.fill('qqqq');
  expect(await hear(page)).toEqual(['Nothing found by that name.']);

  await page.getByRole('combobox', { name: 'City or ZIP' }).fill('83634');
  expect(await hear(page)).toEqual([`Found: Kuna, ID. ${howToAsk}`]);

  // What is chosen only fills the field in, and that is said.
  await page.getByRole('combobox', { name: 'City or ZIP' }).fill('brune');
  await options.first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await options.first().waitFor({ state: 'detached' });
  expect(await hear(page)).toEqual([`Bruneau, ID is filled in. ${howToAsk}`]);
  expect(new URL(page.url()).search).toBe('');
});

it('has the verdict read out as the heading with the focus, and in the title of the page', async () => {
  const { page } = await openForListening('/');
  const documentField = page.getByRole('combobox', { name: 'Your document' });
  const title = await page.title();

  await documentField.focus();
  await hydrated(page, 'Finder');
  await page.keyboard.type('pink slip');
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { name: 'Yes. Vehicle titles' });
  await heading.waitFor();
  await expect
    .poll(() => heading.evaluate((element) => element === document.activeElement))
    .toBe(true);
  expect(await page.title()).toBe(`Yes. Vehicle titles | ${title}`);

  await page.goBack();
  await heading.waitFor({ state: 'detached' });
  expect(await documentField.inputValue()).toBe('pink slip');
  expect(await documentField.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await page.title()).toBe(title);
});

it('says that it waits for the location, and what became of it', async () => {
  const { page } = await openForListening('/', (before) =>
    before.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = (_, fail) => {
        // What a browser gives here; the finder does not look at it.
        addEventListener('refuse', () => fail?.(Object.create(null)), { once: true });
      };
    }),
  );
  const button = page.getByRole('button', { name: 'Use my location' });
  await button.focus();
  await hydrated(page, 'Finder');
  await button.press('Enter');
  const waiting = 'Looking for your location. Your browser may ask you first.';
  expect(await hear(page)).toEqual([waiting]);
  expect(await page.getByText(waiting).isVisible()).toBe(true);

  await page.evaluate(() => dispatchEvent(new Event('refuse')));
  const refused = "We couldn't find your location. Type your city or ZIP code.";
  await expect.poll(() => page.evaluate(() => window.said)).toEqual([refused]);
});

it('says once how many places were found, from the first letter on', async () => {
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

it('says once what became of a message, without the buttons beside it', async () => {
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

it('says that a message is on its way, that it may not have arrived, and that it has', async () => {
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
