import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { type RawFile, readContentFolder } from '../../scripts/content/read.ts';
import { browserForTests } from '../support/browser.ts';
import { FROZEN_CONTENT } from '../support/frozen-content.ts';
import { fillFolder, offerFolder, readPicked } from '../support/picked-folder.ts';

const open = browserForTests();
const files: RawFile[] = await readContentFolder(FROZEN_CONTENT);

/** The editor at work on a folder with the content of the site. */
async function edit() {
  const { page, complaints } = await open('/admin', { before: offerFolder });
  await fillFolder(
    page,
    files.map(({ path, text }) => ({ path: `content/${path}`, text })),
  );
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await page.getByRole('gridcell', { name: 'Boise, ID' }).waitFor();
  return { page, complaints };
}

const textOf = (path: string) => files.find((file) => file.path === path)?.text ?? '';

/**
 * Presses Save until the file has another text: the form takes what is typed in its own time, and
 * goes once it is saved.
 */
async function save(page: Page, path: string): Promise<string> {
  const button = page.getByRole('button', { name: 'Save', exact: true });
  await expect
    .poll(async () => {
      await button.click({ timeout: 500 }).catch(() => {});
      return readPicked(page, `content/${path}`);
    })
    .not.toBe(textOf(path));
  return readPicked(page, `content/${path}`);
}

/** What the page asked of other hosts; what it made itself has none. */
function outside(complaints: readonly string[]): string[] {
  const asked = complaints.filter((line) => line.startsWith('asked for '));
  return asked.filter(
    (line) => !/^asked for (data:|blob:)/.test(line.replace(inject('baseUrl'), '')),
  );
}

it('saves an edit of a city, and nothing besides', async () => {
  const { page, complaints } = await edit();
  expect(await page.locator('meta[name=robots]').first().getAttribute('content')).toBe('noindex');
  await page.getByRole('gridcell', { name: 'Boise, ID' }).click();
  const field = page.getByRole('textbox', { name: 'Description' });
  const before = await field.inputValue();
  const after = 'Mobile notary for Boise: we drive in from Nampa and meet you where you like.';
  await field.fill(after);
  expect(await save(page, 'cities/boise.md')).toBe(
    textOf('cities/boise.md').replace(before, `'${after}'`),
  );
  expect(outside(complaints)).toEqual([]);
});

it('refuses a mistake in the words of the check, and keeps the comments of a file', async () => {
  const { page, complaints } = await edit();
  await page.getByRole('treeitem', { name: 'Business facts' }).click();
  await page.getByRole('textbox', { name: 'Phone' }).fill('555-0199');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('expected a 10-digit number such as (208) 555-0100').waitFor();
  expect(await readPicked(page, 'content/business.yaml')).toBe(textOf('business.yaml'));
  await page.getByRole('textbox', { name: 'Phone' }).fill('(208) 555-0199');
  expect(await save(page, 'business.yaml')).toBe(
    textOf('business.yaml').replace('555-0100', '555-0199'),
  );
  expect(outside(complaints)).toEqual([]);
});
