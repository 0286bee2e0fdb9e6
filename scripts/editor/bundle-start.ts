import { join } from 'node:path';
import { build } from 'vite';

/**
 * Bundles the script that starts the editor as the one file of a folder; it imports the editor
 * itself by its name.
 */
export async function bundleStart(folder: string): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: folder,
      // It is new; said because Vite warns of one that is outside the project.
      emptyOutDir: false,
      target: 'es2022',
      lib: { entry: join('admin', 'start.ts'), formats: ['es'] },
      rolldownOptions: {
        external: ['@sveltia/cms'],
        output: { entryFileNames: 'start-[hash].js' },
      },
    },
  });
}
