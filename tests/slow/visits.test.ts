import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { parse } from 'yaml';
import { type EditorEntry, EditorFiles } from '../../admin/preview/files.ts';
import { checkContent, readContentFolder } from '../../scripts/content/index.ts';
import { splitFrontMatter } from '../../scripts/content/parse/split.ts';
import { browserForTests } from '../support/browser.ts';
import { OF_EDITOR, offerFolder, openFolder, readInFolder } from '../support/editor-folder.ts';
import { settings } from '../support/fixture.ts';

/** An owner's file as an editor that wrote empty groups has left it. */
const EMPTY_GROUP = 'form:\n  hidden: {}\n';

const openPage = browserForTests();
const files = (await readContentFolder(inject('sites').site.content)).map((file) =>
  file.path === 'business.yaml' ? { ...file, text: file.text + EMPTY_GROUP } : file,
);

/** What each file is opened by: the label of its collection, its name there, and its path. */
const OPENED = [
  ['Business', 'Business facts', 'business.yaml'],
  ['Business', 'Testimonials', 'testimonials.yaml'],
  ['Business', 'Documents', 'documents.yaml'],
  ['Business', 'Moved addresses', 'redirects.yaml'],
  ['Pages', 'Home', 'pages/home.md'],
  ['Questions', 'apostille', 'faqs/apostille.yaml'],
  ['Services', 'postille', 'services/apostille.md'],
  ['Cities', 'Boise', 'cities/boise.md'],
  ['Attractions', 'boise', 'attractions/boise.yaml'],
  ['Pages of your own', 'Fees', 'pages/fees.md'],
] as const;

/** What a file says: its values without the empty ones, whose numbers may be texts, and its text. */
function saidIn(path: string, text: string): object {
  const { fields, body } = path.endsWith('.md')
    ? splitFrontMatter(text)
    : { fields: text, body: '' };
  const isEmpty = (value: unknown) => ['null', '[]', '{}', '""'].includes(JSON.stringify(value));
  const values = JSON.parse(JSON.stringify(parse(fields)), (_, value) => {
    if (isEmpty(value)) return undefined;
    return typeof value === 'number' ? `${value}` : value;
  });
  return { values, body: body.trim() };
}

const config = readFileSync(join(inject('sites').site.folder, 'admin', 'config.json'), 'utf8');
const editorFiles = new EditorFiles(JSON.parse(config));

/** The text that the preview checks for a file with these values. */
function draftOf(path: string, text: string): string | undefined {
  const { fields, body } = path.endsWith('.md')
    ? splitFrontMatter(text)
    : { fields: text, body: '' };
  const words = body.trim();
  const data = { ...parse(fields), ...(words !== '' && { body: words }) };
  const values = { path: `content/${path}`, collection: '', data: { toJS: () => data } };
  // Asserted: what Immutable's map of an entry has by these names.
  const entry = { get: (name: keyof typeof values) => values[name] } as EditorEntry;
  return editorFiles.file(entry)?.text;
}

/** Opens a file from the list of its collection, and returns its first field for text. */
async function openFile(page: Page, collection: string, name: string) {
  // The last form is open, and at first that of the facts.
  await page.getByRole('button', { name: 'Cancel Editing' }).click();
  await page.getByRole('treeitem', { name: collection }).first().click();
  await page.getByRole('gridcell').filter({ hasText: name }).first().click();

  const text = page.locator('[data-key-path]').locator('input[type=text], textarea').first();
  const entry = page.getByRole('button', { name: 'Expand' }).first();
  await text.or(entry).first().waitFor();
  if (!(await text.isVisible())) await entry.click();
  await text.waitFor();
  return text;
}

it('opens every kind of file, saves it, opens it the next time, and saves it again', async () => {
  const { page } = await openPage('/admin', {
    allow: OF_EDITOR,
    context: {},
    before: offerFolder,
  });
  await openFolder(page, files);
  const save = page.getByRole('button', { name: 'Save', exact: true });

  for (const visit of ['first', 'second']) {
    for (const [collection, name, path] of OPENED) {
      const field = await openFile(page, collection, name);
      const [before, typed] = [await readInFolder(page, path), await field.inputValue()];
      const after = `${typed}-${visit}`;
      expect(before, path).toContain(typed);

      await field.fill(after);
      const read = async () => {
        await save.click({ timeout: 500 }).catch(() => {});
        return saidIn(path, await readInFolder(page, path));
      };
      await expect
        .poll(read, { message: path })
        .toEqual(saidIn(path, before.replace(typed, after)));
    }

    const texts = await Promise.all(files.map(({ path }) => readInFolder(page, path)));
    const saved = files.map((file, index) => ({ ...file, text: texts[index] ?? '' }));
    for (const [, , path] of OPENED) {
      const { text = '' } = saved.find((file) => file.path === path) ?? {};
      // The editor keeps an empty group, which means none.
      expect(draftOf(path, text), path).toBe(text.replace(EMPTY_GROUP, ''));
    }
    const { diagnostics } = checkContent(saved, settings);
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);

    // The editor still has its folder.
    await page.reload();
  }
});
