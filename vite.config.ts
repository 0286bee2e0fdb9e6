import { readFile } from 'node:fs/promises';
import vike from 'vike/plugin';
import type { Config } from 'vike/types';
import { minifySync, type Plugin, transformWithOxc, type UserConfig } from 'vite';
import { site } from './scripts/plugin.ts';

/** vike's own entry for pages without client-side rendering; no page asks for it (vike 0.4.266). */
const UNUSED = 'entries/entry-server-routing';

/** Leaves it out, so that `renderer/+client.ts` shares nothing with it and is one request. */
const withoutUnused: Plugin = {
  name: 'without-unused-entry',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  options: ({ input, ...others }) => ({
    ...others,
    input: Object.fromEntries(Object.entries(input ?? {}).filter(([name]) => name !== UNUSED)),
  }),
};

/** What asks for a script as a text: `import script from './inline-script.ts?minified'`. */
const MINIFIED = '?minified';

/** Gives a script as a minified text, for what stands inside a page. */
const minifiedScripts: Plugin = {
  name: 'minified-scripts',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith(MINIFIED)) return undefined;

    const file = id.slice(0, -MINIFIED.length);
    const { code } = await transformWithOxc(await readFile(file, 'utf8'), file);
    const script = minifySync(file, code, { module: false }).code.trim();
    return `export default ${JSON.stringify(script)}`;
  },
};

/**
 * The settings of vike: every page becomes a flat file, "areas/boise.html", and a kind of page may have
 * none ("partial"). They are in no config file, because vike 0.4.266 writes a compiled copy beside that,
 * imports it and deletes it, and two builds would delete it for each other.
 */
const VIKE_CONFIG = { prerender: { noExtraDir: true, partial: true } } satisfies Config;
process.env.VIKE_CONFIG = JSON.stringify(VIKE_CONFIG);

export default {
  plugins: [vike(), site(), withoutUnused, minifiedScripts],
  server: { port: 5173, host: 'localhost' },
  preview: { port: 4173, host: 'localhost' },
  build: {
    // Drawings are files that all pages share: inside the style they would be in every page, and the
    // policy of the pages refuses them there.
    assetsInlineLimit: 0,
    // Names of chunks say in a trace of the network what was loaded.
    rolldownOptions: {
      output: { chunkFileNames: 'assets/chunks/[name].[hash].js' },
      // What a bundler takes its time for is nothing that an owner can act on.
      checks: { bundlerTimings: false },
    },
  },
  // What islands import, so that development does not find it late and load the page once more.
  optimizeDeps: {
    include: ['react', 'react/jsx-dev-runtime', 'react-dom/client', 'react-router-dom'],
  },
} satisfies UserConfig;
