import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** A file of the browser's own file system (OPFS). */
    fileAt: (path: string) => Promise<FileSystemFileHandle>;
  }
}

/** A file of content, by its path below the content folder. */
interface ContentFile {
  path: string;
  text: string;
}

/** Has the editor get a folder of the browser's own, which nobody has to pick. Before the page is opened. */
export function offerFolder(page: Page): Promise<unknown> {
  // Without functions in constants: tsx would name those by a helper that the page does not have.
  return page.addInitScript(() => {
    window.fileAt = async (path) => {
      const folders = path.split('/');
      const name = folders.pop() ?? '';

      let folder = await navigator.storage.getDirectory();
      for (const part of folders) {
        folder = await folder.getDirectoryHandle(part, { create: true });
      }
      return folder.getFileHandle(name, { create: true });
    };

    Reflect.set(window, 'showDirectoryPicker', async () => {
      const root = await navigator.storage.getDirectory();
      return root.getDirectoryHandle('site');
    });
  });
}

/** Opens the editor on a page of /admin, with these files in its folder. */
export async function openFolder(page: Page, files: readonly ContentFile[]): Promise<void> {
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
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
}

/** What a file of the folder holds by now. */
export function readInFolder(page: Page, path: string): Promise<string> {
  return page.evaluate(
    async (name) => (await (await window.fileAt(name)).getFile()).text(),
    `site/content/${path}`,
  );
}
