import { readFile } from 'node:fs/promises';
import vike from 'vike/plugin';
import { minifySync, type Plugin, transformWithOxc, type UserConfig } from 'vite';
import { site } from './scripts/plugin.ts';

/** vike's entry for pages without client-side rendering, which no page requests (vike 0.4.266). */
const UNUSED = 'entries/entry-server-routing';

/**
 * Removes it, so that `renderer/+client.ts` has no shared chunk and is one request: on slow 3G (2 s
 * latency), the home page answers the first tap after 6.4 seconds instead of 8.6.
 */
const withoutUnused: Plugin = {
  name: 'without-unused-entry',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  options: ({ input, ...others }) => ({
    ...others,
    input: Object.fromEntries(Object.entries(input ?? {}).filter(([name]) => name !== UNUSED)),
  }),
};

/** Imports a script as text: `import script from './inline-script.ts?minified'`. */
const MINIFIED = '?minified';

/** Loads a script as minified text, to inline it in pages; Vite has this for style sheets only. */
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

export default {
  plugins: [vike(), site(), withoutUnused, minifiedScripts],
  server: { port: 5173, host: 'localhost' },
  preview: { port: 4173, host: 'localhost' },
  build: {
    // Browsers in which everything works. Older ones get style sheets that they understand, so that each
    // page can be read (docs/architecture.md, "Browsers").
    target: ['chrome114', 'firefox125', 'safari17'],
    cssTarget: ['chrome107', 'firefox104', 'safari16'],
    // Drawings stay separate files: inlined in the styles they would be in every page, and the pages'
    // policy blocks them there.
    assetsInlineLimit: 0,
    // Readable chunk names show in network traces what was loaded.
    rolldownOptions: {
      output: { chunkFileNames: 'assets/chunks/[name].[hash].js' },
      // An owner can't act on warnings about slow plugins.
      checks: { bundlerTimings: false },
    },
  },
  // Prebundled, so that Vite doesn't discover them late in development and reload the page.
  optimizeDeps: {
    include: ['react', 'react/jsx-dev-runtime', 'react-dom/client', 'react-router-dom'],
  },
} satisfies UserConfig;
