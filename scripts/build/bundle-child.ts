import { join } from 'node:path';
import { build } from 'vike/api';
import { bundleStart } from '../admin/bundle-start.ts';
import type { BundleJob } from './bundle.ts';
import { asChild } from './child.ts';
import { keepBundle } from './kept-bundle.ts';

/** The process of scripts/build/bundle.ts. */
asChild(async ({ work, base, key }: BundleJob) => {
  await build({
    viteConfig: { logLevel: 'warn', base: `${base}/`, build: { outDir: work, emptyOutDir: false } },
  });
  await bundleStart(join(work, 'editor'));
  try {
    keepBundle(key, work);
  } catch (error) {
    // The site does not need it.
    console.warn(`The bundle was not kept for the next build: ${error}`);
  }
  return {};
});
