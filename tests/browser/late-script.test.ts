import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { browserForTests, ENTRY_FILE } from '../support/browser.ts';

// What visitors press, focus or type before the entry script has come, as on a slow network.

const openPage = browserForTests();

const hit = (page: Page) =>
  page.getByRole('list', { name: 'Results' }).getByRole('link', { name: 'Kuna, ID' });

/** Opens a page whose entry script comes when it is let through. */
async function openHeld(path: string) {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  const { page } = await openPage(path, {
    viewport: { width: 375, height: 667 },
    context: { hasTouch: true },
    before: (before) =>
      before.route(ENTRY_FILE, async (route) => {
        await held;
        await route.continue();
      }),
    waitsUntil: 'commit',
  });
  return { page, letThrough };
}

it('searches for what was typed alone', async () => {
  const { page, letThrough } = await openHeld('/');
  await page.getByRole('searchbox').tap();
  await page.keyboard.type('kuna');
  letThrough();
  await hit(page).waitFor();
});

it.each(['Enter', 'tap'])(
  'searches after an early %s, and says that it is looking',
  async (way) => {
    const { page, letThrough } = await openHeld('/');
    await page.getByRole('searchbox').tap();
    await page.keyboard.type('kuna');
    if (way === 'Enter') await page.keyboard.press('Enter');
    else await page.getByRole('button', { name: 'Search' }).tap();
    await page.getByText('Looking...').waitFor();
    expect(new URL(page.url()).pathname).toBe('/');

    letThrough();
    await hit(page).waitFor();
    await page.getByText('Looking...').waitFor({ state: 'hidden' });
  },
);

it('writes the draft of a message that was sent early', async () => {
  const { page, letThrough } = await openHeld('/contact');
  await page.getByLabel('Message').tap();
  await page.keyboard.type('Friday?');
  await page.getByRole('button', { name: 'Send Message' }).tap();
  await page.getByText('Loading the form...').waitFor();

  letThrough();
  const draft = page.getByRole('link', { name: 'Open draft' });
  expect(await draft.getAttribute('href')).toContain('Message%3A%20Friday%3F');
});

it('stops the carousel after an early press', async () => {
  const { page, letThrough } = await openHeld('/');
  await page.getByRole('button', { name: 'Pause' }).tap();
  letThrough();
  await page.getByRole('button', { name: 'Play' }).waitFor();
});

it('shows all answers of a topic after an early press', async () => {
  const { page, letThrough } = await openHeld('/questions');
  const showAll = page.getByRole('button', { name: 'Show all' });
  const before = await showAll.count();
  await showAll.first().tap();
  letThrough();
  await expect.poll(() => showAll.count()).toBe(before - 1);
});
