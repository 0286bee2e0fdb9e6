import { expect, it } from 'vitest';
import { violations } from '../site/axe.ts';
import { browserForTests, ISLAND_FILES } from '../support/browser.ts';

const open = browserForTests();
const MAIL = 'hello@example.com';

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
  const write = main.getByRole('link', { name: MAIL });
  const footer = page.getByRole('contentinfo');
  expect(await main.getByText('(208) 555-0100').isVisible()).toBe(false);
  expect(await phone.getAttribute('title')).toBe('Click to show phone number');
  expect(await mail.getAttribute('title')).toBe('Click to show email');
  expect(await page.getByText(MAIL).count()).toBe(0);

  await phone.click();
  expect(await call.getAttribute('href')).toBe('tel:+12085550100');
  const text = main.getByRole('link', { name: 'Send a text' });
  expect(await text.getAttribute('href')).toBe('sms:+12085550100');
  expect(await phone.getAttribute('title')).toBe('Click to hide phone number');
  expect(await phone.getAttribute('aria-expanded')).toBe('true');
  const status = main.getByRole('status').filter({ hasText: 'Call' });
  expect(await status.textContent()).toBe('Call (208) 555-0100Send a text');
  expect(await write.count()).toBe(0);

  await mail.click();
  expect(await write.getAttribute('href')).toBe(`mailto:${MAIL}`);
  await footer.getByRole('button', { name: 'Show email' }).click();
  await footer.getByRole('link', { name: MAIL }).waitFor();
  expect(await violations(page)).toEqual([]);

  await phone.click();
  await call.waitFor({ state: 'detached' });
  expect(await phone.getAttribute('aria-expanded')).toBe('false');
  expect(await write.isVisible()).toBe(true);
  await mail.click();
  await write.waitFor({ state: 'detached' });
  expect(await mail.getAttribute('title')).toBe('Click to show email');
  await footer.getByRole('button', { name: 'Show email' }).click();
  await footer.getByRole('link', { name: MAIL }).waitFor({ state: 'detached' });
});

it('says whether the business is open by its own clock, and changes while the page stays open', async () => {
  const { page } = await open('/contact', {
    timezoneId: 'Asia/Tokyo',
    before: (before) => before.clock.install({ time: new Date('2026-11-20T19:59:30-07:00') }),
  });
  await page.getByText('Open until 8 PM Mountain Time', { exact: true }).waitFor();
  await page.clock.runFor(60_000);
  await page.getByText('Opens Monday 8 AM', { exact: true }).waitFor();
});

it('has a bar for calls on a phone, once the buttons of a page have left', async () => {
  const { page, go } = await open('/', { width: 375, height: 667 });
  const bar = page.getByRole('navigation', { name: 'Quick contact' });
  // It follows the scrolling, which begins with the first frame.
  await bar.waitFor({ state: 'hidden' });
  await page.mouse.wheel(0, 900);
  await bar.waitFor({ state: 'visible' });
  await go('/places');
  expect(await bar.isVisible()).toBe(true);
  await go('/contact');
  await page.mouse.wheel(0, 900);
  await bar.waitFor({ state: 'visible' });
  const links = await bar.getByRole('link').all();
  const ways = await Promise.all(links.map((link) => link.getAttribute('href')));
  expect(ways).toEqual(['tel:+12085550100', 'sms:+12085550100']);
});
