import { build } from 'vite';

/**
 * Bundles what starts the editor, "start.js", into a folder. Plain JavaScript, for the sake of
 * scripts/pages-thread.mjs, which calls it.
 * @param {string} outDir
 */
export async function bundleStart(outDir) {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      outDir,
      // What else is in the folder stays.
      emptyOutDir: false,
      target: 'es2022',
      lib: { entry: 'admin/start.ts', formats: ['es'], fileName: 'start' },
      rolldownOptions: { external: ['@sveltia/cms'] },
    },
  });
}
