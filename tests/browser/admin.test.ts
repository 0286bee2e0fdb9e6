import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { readContentFolder } from '../../scripts/content/read.ts';
import { browserForTests } from '../support/browser.ts';
import { fillFolder, offerFolder, readPicked } from '../support/picked-folder.ts';

const open = browserForTests();
const files = await readContentFolder(inject('sites').site.content);
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
      return readPicked(page, path);
    })
    .not.toBe(textOf(path));
  return readPicked(page, path);
}

it('saves what was edited and nothing besides, and refuses a mistake in the words of the check', async () => {
  // What it made itself has no host.
  const { page } = await open('/admin', {
    before: offerFolder,
    allow: /^asked for (data|blob):/,
  });
  expect(await page.locator('meta[name=robots]').first().getAttribute('content')).toBe('noindex');
  await fillFolder(page, files);
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await page.getByRole('gridcell', { name: 'Boise, ID' }).click();
  const field = page.getByRole('textbox', { name: 'Description' });
  const before = await field.inputValue();
  const after = 'Mobile notary for Boise: we drive in from Nampa and meet you where you like.';
  await field.fill(after);
  const saved = await save(page, 'cities/boise.md');
  expect(saved).toBe(textOf('cities/boise.md').replace(before, `'${after}'`));

  await page.getByRole('treeitem', { name: 'Services' }).click();
  await page.getByRole('gridcell', { name: 'Apostille', exact: true }).click();
  await page.getByRole('button', { name: 'Expand All' }).first().click();
  const listed = page.getByRole('textbox', { name: 'Common document' }).first();
  const document = await listed.inputValue();
  // Nothing is changed so far.
  expect(await page.getByRole('button', { name: 'Save', exact: true }).isDisabled()).toBe(true);
  await listed.fill('Degrees');
  expect(await save(page, 'services/apostille.md')).toBe(
    textOf('services/apostille.md').replace(document, 'Degrees'),
  );

  await page.getByRole('treeitem', { name: 'Business facts' }).click();
  await page.getByRole('textbox', { name: 'Phone' }).fill('555-0199');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('10 digits such as (208) 555-0100').waitFor();
  expect(await readPicked(page, 'business.yaml')).toBe(textOf('business.yaml'));
  await page.getByRole('textbox', { name: 'Phone' }).fill('(208) 555-0199');
  // The comment of the file stays.
  const facts = textOf('business.yaml').replace('555-0100', '555-0199');
  expect(await save(page, 'business.yaml')).toBe(facts);
});
