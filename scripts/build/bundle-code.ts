import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vike/api';
import { bundleStart } from '../editor/bundle-start.ts';
import { bundleParts } from './bundle.ts';
import { bundleIslands } from './bundle-islands.ts';

/** Bundles all code: `tsx scripts/build/bundle-code.ts FOLDER BASE`. */
const [, , folder = '', base = ''] = process.argv;
const { client, editor, loader, plain } = bundleParts(folder);
try {
  await Promise.all([
    build({
      viteConfig: {
        logLevel: 'warn',
        base: `${base}/`,
        build: { outDir: folder, emptyOutDir: false },
      },
    }),
    bundleIslands(client, { loader, plain }, base),
    bundleStart(editor),
  ]);
  // What vike makes for the browser's side of its pages, which are HTML only and load none of it.
  for (const unused of ['assets/entries', '.vite']) {
    await rm(join(client, unused), { recursive: true, force: true });
  }
} catch (error) {
  // vike listens to uncaught errors, after which Node would end with 0.
  console.error(error);
  process.exit(1);
}
