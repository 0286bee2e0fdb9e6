import { build } from 'vike/api';
import { bundleStart } from '../admin/bundle-start.ts';
import { bundleFolders } from './bundle.ts';
import { bundleIslands } from './bundle-islands.ts';

/** Bundles all code: `tsx scripts/build/bundle-code.ts FOLDER BASE`. */
const [, , work = '', base = ''] = process.argv;
const { client, editor, loader } = bundleFolders(work);
await build({
  viteConfig: { logLevel: 'warn', base: `${base}/`, build: { outDir: work, emptyOutDir: false } },
});
await bundleIslands(client, loader, base);
await bundleStart(editor);
