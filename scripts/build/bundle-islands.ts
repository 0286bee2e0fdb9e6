import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

/** The module that Vite wraps around every import(). */
const PRELOAD_HELPER = '\0vite/preload-helper.js';

/** Where the assets of the pages stand below the site's root. */
export const ASSETS = 'assets';

/**
 * Has the browser compile a file while it arrives, beside the page's own work, and not when each
 * function is called: React answers to its first tap in two thirds of the time. For others it is
 * a comment. Source: WICG, "Explicit JavaScript Compile Hints"; Chromium has it.
 */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad';

/**
 * Bundles the islands: the loader, which stands inside every page, as the one file of a folder,
 * and what it imports when an island hydrates among the site's assets.
 * @param client the folder that is served as the site
 * @param folder for the loader
 */
export async function bundleIslands(client: string, folder: string, base: string): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    base: `${base}/`,
    plugins: [smallPreloadHelper(base)],
    build: {
      outDir: client,
      emptyOutDir: false,
      rolldownOptions: {
        input: join('islands', 'start.ts'),
        output: {
          entryFileNames: `${ASSETS}/loader.js`,
          chunkFileNames: `${ASSETS}/islands/[name].[hash].js`,
          postBanner: ({ isEntry }) => (isEntry ? '' : COMPILE_AT_ONCE),
        },
      },
    },
  });
  // What vike makes for the browser's side of its pages: pages are HTML only, and load none of it.
  await rm(join(client, ASSETS, 'entries'), { recursive: true, force: true });
  await rm(join(client, '.vite'), { recursive: true, force: true });
  void rename;
}
