import { expect, it } from 'vitest';
import { violations } from '../support/axe.ts';
import { browserForTests } from '../support/browser.ts';
import { SAMPLE_TEXT } from '../support/sample-text.ts';

const open = browserForTests();

it.each(['light', 'dark'] as const)(
  'shows a table of a text within the width of a phone, %s',
  async (colorScheme) => {
    const { page } = await open('/privacy-policy', { width: 375, colorScheme });
    await page
      .locator('.prose')
      .first()
      .evaluate((prose, table) => {
        prose.insertAdjacentHTML('afterbegin', table);
      }, SAMPLE_TEXT);
    const table = page.getByRole('group', {
      name: 'Table: Document, Acknowledgment, Notarization, Witnesses, Fee',
    });
    await table.getByRole('columnheader', { name: 'Witnesses' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    expect(await violations(page)).toEqual([]);

    // Wider than its place, it moves by the keys of someone without a pointer.
    expect(await table.evaluate((place) => place.scrollWidth > place.clientWidth)).toBe(true);
    await table.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => table.evaluate((place) => place.scrollLeft)).toBeGreaterThan(0);
  },
);
