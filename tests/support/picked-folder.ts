import type { Page } from 'playwright-core';

/** A file in the folder: its path with forward slashes, and its text. */
interface PickedFile {
  path: string;
  text: string;
}

/**
 * Lets a page that asks for a folder of the computer have one of the browser's own (OPFS), which no
 * person has to pick. To be called before the page is opened.
 */
export async function offerFolder(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(window, 'showDirectoryPicker', async () => {
      const root = await navigator.storage.getDirectory();
      return root.getDirectoryHandle('site');
    });
  });
}

/** Makes the folder a clone of a repository, as far as an editor can see, with these files. */
export async function fillFolder(page: Page, files: readonly PickedFile[]): Promise<void> {
  await page.evaluate(async (all) => {
    const root = await navigator.storage.getDirectory();
    const site = await root.getDirectoryHandle('site', { create: true });
    await site.getDirectoryHandle('.git', { create: true });
    for (const { path, text } of all) {
      const folders = path.split('/');
      const name = folders.pop() ?? '';
      let folder = site;
      for (const part of folders) folder = await folder.getDirectoryHandle(part, { create: true });
      const file = await folder.getFileHandle(name, { create: true });
      const stream = await file.createWritable();
      await stream.write(text);
      await stream.close();
    }
  }, files);
}

/** What a file in the folder holds now. */
export async function readPicked(page: Page, path: string): Promise<string> {
  return page.evaluate(async (wanted) => {
    const folders = wanted.split('/');
    const name = folders.pop() ?? '';
    const root = await navigator.storage.getDirectory();
    let folder = await root.getDirectoryHandle('site');
    for (const part of folders) folder = await folder.getDirectoryHandle(part);
    const file = await folder.getFileHandle(name);
    return (await file.getFile()).text();
  }, path);
}
