import type { Page } from 'playwright-core';
import type { RawFile } from '../../scripts/content/read.ts';

declare global {
  interface Window {
    /** A file of the browser's own file system (OPFS). */
    fileAt: (path: string, create: boolean) => Promise<FileSystemFileHandle>;
  }
}

/** Lets a page that asks for a folder of the computer have one of the browser's, which nobody has to pick. */
export function offerFolder(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    window.fileAt = async (path, create) => {
      const folders = path.split('/');
      const name = folders.pop() ?? '';
      let folder = await navigator.storage.getDirectory();
      for (const part of folders) folder = await folder.getDirectoryHandle(part, { create });
      return folder.getFileHandle(name, { create });
    };
    Reflect.set(window, 'showDirectoryPicker', async () =>
      (await navigator.storage.getDirectory()).getDirectoryHandle('site'),
    );
  });
}

/** Makes the folder a clone of a repository, as far as an editor can see. */
export async function fillFolder(page: Page, files: readonly RawFile[]): Promise<void> {
  const all = files.map(({ path, text }) => ({ path: `site/content/${path}`, text }));
  await page.evaluate(
    async (list) => {
      for (const { path, text } of list) {
        const stream = await (await window.fileAt(path, true)).createWritable();
        await stream.write(text);
        await stream.close();
      }
    },
    [...all, { path: 'site/.git/HEAD', text: '' }],
  );
}

/** What a file in the folder holds now. */
export const readPicked = (page: Page, path: string) =>
  page.evaluate(
    async (name) => (await (await window.fileAt(name, false)).getFile()).text(),
    `site/content/${path}`,
  );
