import { build } from 'vike/api';

/** Bundles the pages' code into `work`: what renders them, and what browsers load below `base`. */
export async function bundle(work: string, base: string): Promise<void> {
  console.log('Bundling the code ...');
  await build({
    viteConfig: { logLevel: 'warn', base: `${base}/`, build: { outDir: work, emptyOutDir: false } },
  });
}
