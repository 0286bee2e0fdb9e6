import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserForTests } from '../support/browser.ts';

const open = browserForTests();
const MAIL = 'hello@example.com';

/** Text within noscript, which the search for texts leaves out. */
const spelled = (within: Locator) =>
  within.getByRole('paragraph').filter({ hasText: 'hello [at] example.com' });

it('needs no file for any of them', async () => {
  const abort = (page: Page) => page.route('**/assets/chunks/**', (route) => route.abort());
  const { page: desk } = await open('/contact', { before: abort });
  await desk.getByRole('button', { name: 'Show phone number ending in 0100' }).click();
  await desk.getByRole('link', { name: '(208) 555-0100', exact: true }).waitFor();
  const { page } = await open('/contact', { before: abort, width: 375 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Home', exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Call or Text' }).click();
  await page.getByRole('link', { name: 'Call (208) 555-0100' }).waitFor();
  await page.getByRole('button', { name: 'Email Us' }).click();
  await page.getByRole('main').getByRole('link', { name: MAIL }).waitFor();
  await page.getByRole('button', { name: 'Show email' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: MAIL }).waitFor();
});

describe('the footer', () => {
  it('shows the email address on a click and hides it on the next', async () => {
    const { page } = await open('/services');
    const footer = page.getByRole('contentinfo');
    expect(await footer.getByText(MAIL).count()).toBe(0);
    await footer.getByRole('button', { name: 'Show email' }).click();
    const link = footer.getByRole('link', { name: MAIL });
    expect(await link.getAttribute('href')).toBe(`mailto:${MAIL}`);
    await footer.getByRole('button', { name: 'Show email' }).click();
    await link.waitFor({ state: 'detached' });
  });

  it('spells the address out without JavaScript', async () => {
    const { page } = await open('/services', { javaScriptEnabled: false });
    const footer = page.getByRole('contentinfo');
    expect(await spelled(footer).isVisible()).toBe(true);
    expect(await footer.getByRole('button').count()).toBe(0);
  });
});

describe('the contact page', () => {
  const main = (page: Page) => page.getByRole('main');
  const phone = (page: Page) => main(page).getByRole('button', { name: 'Call or Text' });
  const mail = (page: Page) => main(page).getByRole('button', { name: 'Email Us' });

  it.each([375, 1280])(
    'shows and hides phone and email independently at %i pixels',
    async (width) => {
      const { page } = await open('/contact', { width });
      const call = main(page).getByRole('link', { name: 'Call (208) 555-0100' });
      const write = main(page).getByRole('link', { name: MAIL });
      expect(await main(page).getByText('(208) 555-0100').isVisible()).toBe(false);
      expect(await phone(page).getAttribute('title')).toBe('Click to show phone number');
      expect(await mail(page).getAttribute('title')).toBe('Click to show email');

      await phone(page).click();
      expect(await call.getAttribute('href')).toBe('tel:+12085550100');
      const text = main(page).getByRole('link', { name: 'Send a text' });
      expect(await text.getAttribute('href')).toBe('sms:+12085550100');
      expect(await phone(page).getAttribute('title')).toBe('Click to hide phone number');
      expect(await phone(page).getAttribute('aria-expanded')).toBe('true');
      const status = main(page).getByRole('status').filter({ hasText: 'Call' });
      expect(await status.textContent()).toBe('Call (208) 555-0100Send a text');
      expect(await write.count()).toBe(0);

      await mail(page).click();
      expect(await write.getAttribute('href')).toBe(`mailto:${MAIL}`);
      expect(await mail(page).getAttribute('title')).toBe('Click to hide email');
      await phone(page).click();
      await call.waitFor({ state: 'detached' });
      expect(await phone(page).getAttribute('title')).toBe('Click to show phone number');
      expect(await phone(page).getAttribute('aria-expanded')).toBe('false');
      expect(await write.isVisible()).toBe(true);
      await mail(page).click();
      await write.waitFor({ state: 'detached' });
    },
  );

  it('has phone and email without JavaScript', async () => {
    const { page } = await open('/contact', { javaScriptEnabled: false });
    expect(await main(page).getByRole('link', { name: '(208) 555-0100' }).isVisible()).toBe(true);
    expect(await spelled(main(page)).isVisible()).toBe(true);
    expect(await phone(page).isVisible()).toBe(false);
  });
});
