import { basename, dirname, join } from 'node:path';
import { build, type Rolldown } from 'vite';
import type { Bundle } from './bundle.ts';
import { ISLAND_MODULES } from './island-modules.ts';

/** Where what the pages load stands below the site's root. */
const ASSETS = 'assets';

/**
 * Has the browser compile a file while it arrives, beside the page's own work, and not when each
 * function is called: React answers to its first tap in two thirds of the time. For others it is
 * a comment. Source: WICG, "Explicit JavaScript Compile Hints"; Chromium has it.
 */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad';

/**
 * Bundles the islands: what loads when one hydrates among the site's assets; the loader, which stands
 * inside pages with islands and names those files; and the script of pages without.
 * @param client the folder that is served as the site
 * @param scripts the files for the two scripts
 * @param base the path below which the site will stand, "/site"; empty for the top of its domain
 */
export async function bundleIslands(
  client: string,
  scripts: Pick<Bundle, 'loader' | 'plain'>,
  base: string,
): Promise<void> {
  const shared = {
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    base: `${base}/`,
  } as const;
  const modules = chunksOf(
    await build({
      ...shared,
      build: {
        outDir: client,
        emptyOutDir: false,
        modulePreload: false,
        rolldownOptions: {
          input: ISLAND_MODULES,
          // What an entry exports is imported by the loader, which the bundler cannot see.
          preserveEntrySignatures: 'strict',
          output: {
            entryFileNames: `${ASSETS}/islands/[name].[hash].js`,
            chunkFileNames: `${ASSETS}/islands/[name].[hash].js`,
            postBanner: COMPILE_AT_ONCE,
          },
        },
      },
    }),
  );
  const files = modules
    .filter(({ isEntry }) => isEntry)
    .map(({ name, fileName, imports }) => [
      name,
      [fileName, ...imports].map((file) => `${base}/${file}`),
    ]);
  const entries = [
    ['start.ts', scripts.loader],
    ['start-plain.ts', scripts.plain],
  ] as const;
  for (const [entry, script] of entries) {
    await build({
      ...shared,
      define: { ISLAND_FILES: JSON.stringify(Object.fromEntries(files)) },
      build: {
        outDir: dirname(script),
        emptyOutDir: false,
        modulePreload: false,
        rolldownOptions: {
          input: join('islands', entry),
          output: { entryFileNames: basename(script) },
        },
      },
    });
  }
}

function chunksOf(result: Awaited<ReturnType<typeof build>>): Rolldown.OutputChunk[] {
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : [];
  return outputs.flatMap(({ output }) => output).filter((file) => file.type === 'chunk');
}
