import { build } from 'vike/api';
import { bundleStart } from '../editor/bundle-start.ts';
import { bundleParts } from './bundle.ts';
import { bundleIslands } from './bundle-islands.ts';

/** Bundles all code: `tsx scripts/build/bundle-code.ts FOLDER BASE`. */
const [, , folder = '', base = ''] = process.argv;
const { client, editor, loader, plain } = bundleParts(folder);
try {
  await build({
    viteConfig: {
      logLevel: 'warn',
      base: `${base}/`,
      build: { outDir: folder, emptyOutDir: false },
    },
  });
  await bundleIslands(client, { loader, plain }, base);
  await bundleStart(editor);
} catch (error) {
  // vike listens to uncaught errors, after which Node would end with 0.
  console.error(error);
  process.exit(1);
}
