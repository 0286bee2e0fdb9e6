import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { loadContent } from '../../scripts/content/index.ts';
import { type RawFile, readContentFolder } from '../../scripts/content/read.ts';
import { browserForTests } from '../support/browser.ts';
import { copyContent } from '../support/content.ts';
import { FROZEN_CONTENT } from '../support/frozen-content.ts';
import { fillFolder, hasPicked, offerFolder, readPicked } from '../support/picked-folder.ts';

const open = browserForTests();
let files: RawFile[];

beforeAll(async () => {
  files = await readContentFolder(FROZEN_CONTENT);
});

/** A city that nothing refers to. */
const LONELY = `---
name: Lonely Springs
state: ID
order: 900
description: A city for a test, with a few more words than the description of a page needs.
---

A few words about it.
`;

/** Opens a city in the editor, on a folder that has a city more, which nothing refers to. */
async function openCity(name: string): Promise<Page> {
  const { page } = await open('/admin', { before: offerFolder });
  const all = [...files, { path: 'cities/lonely-springs.md', text: LONELY }];
  await fillFolder(
    page,
    all.map(({ path, text }) => ({ path: `content/${path}`, text })),
  );
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await page.getByRole('gridcell', { name, exact: true }).click();
  return page;
}

/** Deletes the open entry; what the editor asks before that must match. */
async function deleteEntry(page: Page, question: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Show Editor Options' }).click();
  await page.getByRole('menuitem', { name: 'Delete Entry' }).click();
  await page.getByRole('alertdialog').filter({ hasText: question }).waitFor();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
}

it('deletes a city that nothing refers to', async () => {
  const page = await openCity('Lonely Springs, ID');
  await deleteEntry(page, /delete this entry\?(?![\s\S]*references)/);
  await expect.poll(() => hasPicked(page, 'content/cities/lonely-springs.md')).toBe(false);
});

it('takes a deleted city out of the lists that name it; the check lists what is left of it', async () => {
  const copy = await copyContent();
  const settings = { siteUrl: 'https://www.example.com', base: '', cards: false };
  const page = await openCity('Boise, ID');
  await deleteEntry(page, /references to it in \d+ other entries will be removed/);
  await expect.poll(() => hasPicked(page, 'content/cities/boise.md')).toBe(false);

  await copy.remove('cities/boise.md');
  for (const { path } of files) {
    if (path === 'cities/boise.md') continue;
    await copy.write(path, await readPicked(page, `content/${path}`));
  }
  const { diagnostics } = await loadContent(copy.folder, settings);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ file }) => file)).toEqual([
    'content/attractions/boise.yaml',
    // The map of the contact page shows one city, so that no list can go without it.
    'content/pages/contact.md',
  ]);
  await copy.dispose();
});
