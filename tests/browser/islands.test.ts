import type { Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { browserForTests, hydrated, ISLAND_FILES } from '../support/browser.ts';

const open = browserForTests();

it('repeats a press that came before the script, once, when it arrives', async () => {
  const held: Route[] = [];
  const { page } = await open('/contact', {
    before: (before) =>
      before.route(ISLAND_FILES, (route) => {
        held.push(route);
      }),
  });
  const drafts = page.getByText('Nothing has been sent yet');
  await page.getByLabel('Message').fill('Friday?');
  await page.getByRole('button', { name: 'Send Message' }).dblclick();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  expect(await drafts.count()).toBe(0);
  // One file asks for the next.
  await expect
    .poll(async () => {
      for (const route of held.splice(0)) await route.continue();
      return drafts.count();
    })
    .toBe(1);
  expect(await page.getByLabel('Message').inputValue()).toBe('Friday?');
});

it('shows what works without script where one cannot be loaded, and tries again', async () => {
  let broken = true;
  const { page, go } = await open('/', {
    allow: /failed/i,
    before: (before) =>
      before.route(ISLAND_FILES, (route) => (broken ? route.abort() : route.continue())),
  });
  const carousel = page.getByRole('region', { name: 'Testimonials' });
  await carousel.scrollIntoViewIfNeeded();
  await carousel.getByRole('group', { name: '3 of 3' }).waitFor();
  expect(await carousel.getByRole('group').count()).toBe(3);
  expect(await carousel.getByRole('button').count()).toBe(0);

  await go('/contact');
  await page.getByLabel('Message').fill('Friday?');
  await page.getByText('This form needs JavaScript.').waitFor();
  broken = false;
  await page.mouse.move(2, 2);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await hydrated(page, 'ContactForm');
  await page.getByText('Nothing has been sent yet').waitFor();
  expect(await page.getByLabel('Message').inputValue()).toBe('Friday?');
});
