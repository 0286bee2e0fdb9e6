import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { build } from 'vite';

/** Makes one file of a command and all that it imports, in the place of those of older code. */
const [, , source = '', file = ''] = process.argv;
const folder = dirname(file);
const unfinished = join(folder, `.${process.pid}`);
await build({
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: source,
    outDir: unfinished,
    emptyOutDir: false,
    minify: false,
    target: 'node20.19',
    rolldownOptions: { output: { entryFileNames: 'command.mjs', codeSplitting: false } },
  },
});
await mkdir(folder, { recursive: true });
const command = basename(source, '.ts');
const older = (await readdir(folder)).filter((name) => name.startsWith(`${command}-`));
for (const name of older) await rm(join(folder, name), { force: true });
await rename(join(unfinished, 'command.mjs'), file);
await rm(unfinished, { recursive: true });
