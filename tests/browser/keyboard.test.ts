import { expect, it } from 'vitest';
import { browserForTests, hydrated } from '../support/browser.ts';
import { PHONES, WINDOWS, walkByTab } from '../support/keyboard.ts';
import { lookAtFocus } from '../support/look.ts';
import type { Stop } from '../support/look-page.ts';

const openPage = browserForTests();

it.each(WINDOWS)(
  'every tab stop among results is visible with its focus ring, at $width x $height',
  async (viewport) => {
    const { page } = await openPage('/areas?q=title', { viewport, reducedMotion: 'reduce' });
    await page.getByRole('list', { name: 'Results' }).waitFor();
    expect((await walkByTab(page, { isOfMain: true })).faults).toEqual([]);
  },
);

it("doesn't cover a focused field with the call bar", async () => {
  const { page } = await openPage('/contact', { viewport: PHONES[0] });
  const bar = page.getByRole('navigation', { name: 'Quick contact' });
  await page.getByLabel('Phone').scrollIntoViewIfNeeded();
  await bar.waitFor();
  await page.getByLabel('Phone').focus();
  expect(await bar.isVisible()).toBe(false);
});

it.each(WINDOWS)(
  'what a key opens is visible with its focus ring, at $width x $height',
  async (viewport) => {
    const { page } = await openPage('/contact', { viewport, reducedMotion: 'reduce' });
    const menu = page.getByRole('button', { name: 'Menu' });
    const phone = page.getByRole('button', { name: 'Show phone number' });

    const isNarrow = await menu.isVisible();
    await (isNarrow ? menu : phone).press('Enter');
    const stops: Stop[] = [];
    for (let press = 0; press < (isNarrow ? 4 : 1); press++) {
      await page.keyboard.press('Tab');
      stops.push(await lookAtFocus(page));
    }
    expect(stops.flatMap(({ faults }) => faults)).toEqual([]);
    expect(stops.at(-1)?.name).toMatch(isNarrow ? /Contact/ : /\(208\) 555-0100/);

    await page.reload();
    await page.getByRole('button', { name: 'Call or Text' }).press('Enter');
    await page.getByRole('button', { name: 'Email Us' }).press('Enter');
    await page.getByLabel('Message').press('a');
    await hydrated(page, 'ContactForm');
    await page.getByRole('button', { name: 'Send Message' }).press('Enter');
    await page.getByRole('link', { name: 'Open draft' }).waitFor();
    const back = await walkByTab(page, { key: 'Shift+Tab' });
    const forward = await walkByTab(page);
    expect([...back.faults, ...forward.faults]).toEqual([]);
  },
);
