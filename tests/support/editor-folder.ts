import type { Page } from 'playwright-core';

declare global {
  interface Window {
    fileAt: (path: string) => Promise<FileSystemFileHandle>;
  }
}

/**
 * What the editor may ask for and say: blob and data URLs don't have a host, fonts and GitHub's status
 * come from two others, which can't be reached here, and its frame of the preview needs what Chromium
 * warns of.
 */
export const OF_EDITOR =
  /^asked for (data:|blob:|about:|https:\/\/(cdn\.jsdelivr\.net|www\.githubstatus\.com)\/)|^failed: |ERR_|can escape its sandboxing/;

interface ContentFile {
  path: string;
  text: string;
}

/**
 * Gives the editor a folder in browser storage instead of a folder picker. Call it before opening the
 * page.
 */
export function offerFolder(page: Page): Promise<unknown> {
  // No functions in constants: tsx would wrap them in a helper that the page doesn't have.
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

/** Opens the editor with these files in its folder. */
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
    // Looks like a Git clone to the editor.
    [...inFolder, { path: 'site/.git/HEAD', text: '' }],
  );
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
}

export function readInFolder(page: Page, path: string): Promise<string> {
  return page.evaluate(
    async (name) => (await (await window.fileAt(name)).getFile()).text(),
    `site/content/${path}`,
  );
}
