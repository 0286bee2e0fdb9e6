import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserForTests, WITH_MAPS } from '../support/browser.ts';

// What visitors do by mouse and touch; the neighboring tests do the same by keyboard.

const openPage = browserForTests();

const PHONE = { width: 375, height: 667 };
/** A tablet in landscape. */
const TABLET = { width: 1024, height: 768 };

describe.each(['mouse', 'touch'] as const)('by %s', (pointer) => {
  const open = (path: string, viewport: typeof PHONE) =>
    openPage(path, {
      ...WITH_MAPS,
      viewport,
      reducedMotion: 'reduce',
      context: { hasTouch: pointer === 'touch' },
    });

  const press = (part: Locator) => (pointer === 'touch' ? part.tap() : part.click());

  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

  it('opens the menu and goes to a page', async () => {
    const { page } = await open('/', PHONE);
    const contact = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Contact' });
    await press(button(page, 'Menu'));
    await press(button(page, 'Menu'));
    await contact.waitFor({ state: 'hidden' });
    await press(button(page, 'Menu'));
    await press(contact);
    await page.waitForURL('**/contact');
  });

  it('shows and hides the number of the header', async () => {
    const { page } = await open('/', TABLET);
    const number = page.getByRole('banner').getByRole('link', { name: '(208) 555-0100' });
    await press(button(page, /^Show phone number/));
    await number.waitFor();
    await press(button(page, /^(Show|Hide) phone number/));
    await number.waitFor({ state: 'hidden' });
  });

  it('reveals the number and the email of the contact page', async () => {
    const { page } = await open('/contact', PHONE);
    const main = page.getByRole('main');
    await press(main.getByRole('button', { name: 'Call or Text' }));
    await main.getByRole('link', { name: 'Call (208) 555-0100' }).waitFor();
    await press(main.getByRole('button', { name: 'Email Us' }));
    const email = main.getByRole('link', { name: 'hello@example.com' });
    expect(await email.getAttribute('href')).toBe('mailto:hello@example.com');
  });

  it('turns the testimonials, by step and by dot', async () => {
    const { page } = await open('/', PHONE);
    const slide = (number: number) => page.getByRole('group', { name: `${number} of 3` });
    await press(button(page, 'Next testimonial'));
    await slide(2).waitFor();
    await press(button(page, 'Show testimonial 1'));
    await slide(1).waitFor();
    await press(button(page, 'Previous testimonial'));
    await slide(3).waitFor();
  });

  it('searches places, clears the search, and opens what it found', async () => {
    const { page } = await open('/places', PHONE);
    const box = page.getByPlaceholder('Search places or cities...');
    const found = page.locator('.place-cell').filter({ visible: true });
    await press(box);
    await page.keyboard.type('zoo boise');
    await expect.poll(() => found.count()).toBe(1);
    await press(button(page, 'Clear'));
    await expect.poll(() => found.count()).toBe(15);

    await press(box);
    await page.keyboard.type('nothing like it');
    await press(button(page, 'Show all attractions'));
    await expect.poll(() => found.count()).toBe(15);

    await page.keyboard.type('zoo boise');
    await press(found.getByRole('link', { name: /^Learn More/ }));
    await page.waitForURL('**/places/zoo-boise');
  });

  it('opens a map instead of its drawing', async () => {
    const { page } = await open('/areas/boise', PHONE);
    await press(page.getByRole('link', { name: "Open Google's map" }));
    const map = page.frameLocator('iframe[title*="Map of Boise, ID"]');
    await map.getByText('The real map').waitFor();
  });

  it('writes a draft of a message from the first press', async () => {
    const { page } = await open('/contact', PHONE);
    await press(page.getByLabel('Message'));
    await page.keyboard.type('Friday?');
    await press(button(page, 'Send Message'));
    await page.getByText('Nothing has been sent yet').waitFor();
    const draft = page.getByRole('link', { name: 'Open draft' });
    expect(await draft.getAttribute('href')).toContain('Message%3A%20Friday%3F');
  });
});
