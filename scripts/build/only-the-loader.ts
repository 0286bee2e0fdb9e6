import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** vike's own browser runtime, by the name of its entry. */
const RUNTIME = 'entries/entry-server-routing';

/** The module that Vite wraps around every import(). */
const PRELOAD_HELPER = '\0vite/preload-helper.js';

/**
 * What stands in the helper's place: it fetches all files of an island side by side, and imports
 * them, from the browser's cache, when they are there. A browser may remember a failed import, and
 * a failed preload, for as long as the page stands, but never a failed fetch: the next reach can
 * try again. Each file is read to its end, so that a connection lost half-way is noticed too.
 */
const preloadHelper = (base: string) => `
const fetchFile = async (file) => {
  const response = await fetch(${JSON.stringify(base)} + file);
  await response.arrayBuffer();
  if (!response.ok) throw Error('Not loaded: ' + file);
};
export const __vitePreload = (load, files = []) => Promise.all(files.map(fetchFile)).then(load);
`;

/**
 * Has the browser compile a file while it arrives, beside the page's own work, and not when each
 * function is called: React answers to its first tap in two thirds of the time. For others it is
 * a comment. Source: WICG, "Explicit JavaScript Compile Hints"; Chromium has it.
 */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad';

/** Plain scripts stand apart from what islands load. */
function nameChunk({ facadeModuleId }: { facadeModuleId?: string | null }): string {
  const folder = facadeModuleId?.includes('/islands/plain/') ? 'plain' : 'chunks';
  return `assets/${folder}/[name].[hash].js`;
}

/**
 * Keeps out of the browser's bundle what no page loads. Pages are HTML only and never use vike's
 * runtime; and Vite's own helper, which also preloads style sheets, weighs more than the loader.
 */
export function onlyTheLoader(): Plugin {
  let base = '/';
  return {
    name: 'only-the-loader',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved(config) {
      base = config.base;
    },
    options(options) {
      const { input } = options;
      if (typeof input !== 'object' || Array.isArray(input)) return options;
      const entries = Object.entries(input).filter(([name]) => name !== RUNTIME);
      return { ...options, input: Object.fromEntries(entries) };
    },
    outputOptions: (options) => ({
      ...options,
      chunkFileNames: nameChunk,
      postBanner: ({ isEntry }) => (isEntry ? '' : COMPILE_AT_ONCE),
    }),
    load(id) {
      return id === PRELOAD_HELPER ? preloadHelper(base) : null;
    },
  };
}

/**
 * Takes away the scripts that vike makes for each page, which are empty, and the loader's file,
 * which stands inside the pages. It wants them while it renders, and no finished page names them.
 */
export async function removePageScripts(site: string): Promise<void> {
  await rm(join(site, 'assets', 'entries'), { recursive: true });
  await rm(join(site, '.vite'), { recursive: true, force: true });
}
