import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CACHE_FOLDER } from './cache-folder.mjs';
import { codeHash } from './code-hash.mjs';

/**
 * `node scripts/quick.mjs check ...`: runs scripts/check.ts from a few files, which are ready in a
 * third of the time that its four hundred modules take. They are made when there are none of this
 * very code (docs/decisions/0022-commands-in-few-files.md).
 */
const [node = '', , command = '', ...options] = process.argv;
const key = codeHash(process.version, ['model', 'scripts'], ['package-lock.json']);
const folder = resolve(CACHE_FOLDER, 'commands', key);
if (!existsSync(folder)) {
  const bundler = ['--import', 'tsx', 'scripts/bundle-commands.ts', folder];
  const { status } = spawnSync(node, bundler, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
process.argv = [node, command, ...options];
await import(pathToFileURL(join(folder, `${command}.mjs`)).href);
