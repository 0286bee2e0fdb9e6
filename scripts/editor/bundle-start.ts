import { join } from 'node:path';
import { build } from 'vite';

/** What the script that starts the editor is called begins with this. */
export const START = 'start-';

/**
 * Bundles the script that starts the editor, and the previews that it loads when there is one to
 * show, as the files of a folder; it imports the editor itself by its name.
 */
export async function bundleStart(folder: string): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    // gray-matter could run scripts, which the check refuses; the router has directives.
    logLevel: 'error',
    define: {
      'process.env.NODE_ENV': '"production"',
      // The one thing of Node that gray-matter uses of a text.
      'Buffer.from': 'String',
    },
    build: {
      outDir: folder,
      // It is new; said because Vite warns of one that is outside the project.
      emptyOutDir: false,
      target: 'es2022',
      lib: { entry: join('admin', 'start.ts'), formats: ['es'] },
      rolldownOptions: {
        external: ['@sveltia/cms'],
        output: { entryFileNames: `${START}[hash].js`, chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
}
