import { build } from 'vike/api';

/** Bundles the pages' code into `work`: what renders them, and what browsers load. */
export async function bundle(work: string): Promise<void> {
  console.log('Bundling the code ...');
  await build({
    viteConfig: { logLevel: 'warn', build: { outDir: work, emptyOutDir: false } },
  });
}
