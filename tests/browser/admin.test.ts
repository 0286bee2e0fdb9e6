import { expect, inject, it } from 'vitest';
import { readContentFolder } from '../../scripts/content/index.ts';
import { browserForTests } from '../support/browser.ts';

declare global {
  interface Window {
    /** A file of the browser's own file system (OPFS). */
    fileAt: (path: string) => Promise<FileSystemFileHandle>;
  }
}

const openPage = browserForTests();
const files = await readContentFolder(inject('sites').site.content);
const textOf = (path: string) => files.find((file) => file.path === path)?.text ?? '';

it('saves what was edited and nothing besides, and refuses a mistake in the words of the check', async () => {
  const { page } = await openPage('/admin', {
    // What it made itself has no host.
    allow: /^asked for (data|blob):/,
    // It gets a folder of the browser's, which nobody has to pick.
    before: (before) =>
      before.addInitScript(() => {
        const root = () => navigator.storage.getDirectory();
        window.fileAt = async (path) => {
          let folder = await root();
          const folders = path.split('/');
          const name = folders.pop() ?? '';
          for (const part of folders) {
            folder = await folder.getDirectoryHandle(part, { create: true });
          }
          return folder.getFileHandle(name, { create: true });
        };
        const pick = async () => (await root()).getDirectoryHandle('site');
        Reflect.set(window, 'showDirectoryPicker', pick);
      }),
  });
  expect(await page.locator('meta[name=robots]').first().getAttribute('content')).toBe('noindex');
  const inFolder = files.map(({ path, text }) => ({ path: `site/content/${path}`, text }));
  await page.evaluate(
    async (list) => {
      for (const { path, text } of list) {
        const stream = await (await window.fileAt(path)).createWritable();
        await stream.write(text);
        await stream.close();
      }
    },
    // A clone of a repository, as far as an editor can see.
    [...inFolder, { path: 'site/.git/HEAD', text: '' }],
  );
  const read = (path: string) =>
    page.evaluate(
      async (name) => (await (await window.fileAt(name)).getFile()).text(),
      `site/content/${path}`,
    );
  const save = page.getByRole('button', { name: 'Save', exact: true });
  /** Presses Save until a file holds a text: the form takes what is typed in its own time. */
  const expectSaved = (path: string, text: string) =>
    expect
      .poll(async () => {
        await save.click({ timeout: 500 }).catch(() => {});
        return read(path);
      })
      .toBe(text);

  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await page.getByRole('gridcell', { name: 'Boise, ID' }).click();
  const field = page.getByRole('textbox', { name: 'Description' });
  const before = await field.inputValue();
  const after = 'Mobile notary for Boise: we drive in from Nampa and meet you where you like.';
  // Nothing is changed so far.
  expect(await save.isDisabled()).toBe(true);
  await field.fill(after);
  await expectSaved('cities/boise.md', textOf('cities/boise.md').replace(before, `'${after}'`));

  await page.getByRole('treeitem', { name: 'Business facts' }).click();
  const phone = page.getByRole('textbox', { name: 'Phone' });
  await phone.fill('555-0199');
  await save.click();
  await page.getByText('10 digits such as (208) 555-0100').waitFor();
  expect(await read('business.yaml')).toBe(textOf('business.yaml'));
  await phone.fill('(208) 555-0199');
  // The comment of the file stays.
  await expectSaved('business.yaml', textOf('business.yaml').replace('555-0100', '555-0199'));
});
