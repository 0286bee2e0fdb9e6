import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** vike's own browser runtime, by the name of its entry. */
const RUNTIME = 'entries/entry-server-routing';

/** The module that Vite wraps around every import(). */
const PRELOAD_HELPER = '\0vite/preload-helper.js';

/**
 * Keeps out of the browser's bundle what no page loads. Pages are HTML only and never use vike's
 * runtime; and the loader fetches islands as they are, without the helper that would preload style
 * sheets for them and weigh more than the loader does.
 */
export function onlyTheLoader(): Plugin {
  return {
    name: 'only-the-loader',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    options(options) {
      const { input } = options;
      if (typeof input !== 'object' || Array.isArray(input)) return options;
      const entries = Object.entries(input).filter(([name]) => name !== RUNTIME);
      return { ...options, input: Object.fromEntries(entries) };
    },
    load(id) {
      return id === PRELOAD_HELPER ? 'export const __vitePreload = (load) => load();' : null;
    },
  };
}

/**
 * Takes away the empty script that vike makes for each page. It wants them while it renders, and
 * no finished page names them.
 */
export async function removePageScripts(site: string): Promise<void> {
  const folder = join(site, 'assets', 'entries');
  const scripts = (await readdir(folder)).filter((name) => name.startsWith('pages_'));
  await Promise.all(scripts.map((name) => rm(join(folder, name))));
  await rm(join(site, '.vite'), { recursive: true, force: true });
}
