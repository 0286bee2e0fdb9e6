import { existsSync, statSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { build } from 'vite';

/** What starts by scripts/quick.mjs: commands, and the processes that a build starts. */
const ENTRIES = ['build', 'check', 'launch-check', 'new', 'build/bundle-child', 'build/page-child'];

/** What has to be there once for all, stands in few files, or has files of its own. */
const LEFT_ALONE = ['@resvg/resvg-js', 'satori', 'subset-font', 'vike', 'vite'];

/** Those of older code may still be at work. */
const MOST_KEPT = 3;

/** Bundles the commands, with all that they import. */
const [, , folder = ''] = process.argv;
const commands = dirname(folder);
const unfinished = join(commands, `.${process.pid}`);
await build({
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  ssr: { noExternal: true, external: LEFT_ALONE },
  build: {
    ssr: true,
    outDir: unfinished,
    emptyOutDir: false,
    minify: false,
    target: 'node20.19',
    rolldownOptions: {
      input: Object.fromEntries(
        ENTRIES.map((entry) => [basename(entry), join('scripts', `${entry}.ts`)]),
      ),
      output: { entryFileNames: '[name].mjs', chunkFileNames: 'shared/[name]-[hash].mjs' },
    },
  },
});
try {
  await rename(unfinished, folder);
} catch (error) {
  // Another process was faster.
  if (!existsSync(folder)) throw error;
  await rm(unfinished, { recursive: true });
}

const kept = (await readdir(commands))
  .map((name) => join(commands, name))
  // Another process may just take one away.
  .map((path) => ({ path, made: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
  .toSorted((one, other) => other.made - one.made);
for (const { path } of kept.slice(MOST_KEPT)) await rm(path, { recursive: true, force: true });
