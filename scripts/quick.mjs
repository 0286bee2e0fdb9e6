import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * `node scripts/quick.mjs check ...`: runs scripts/check.ts from a few files, which are ready in a
 * third of the time that its four hundred modules take. They are made when there are none of this
 * very code, and kept beside what builds keep (docs/decisions/0022-commands-in-few-files.md).
 */
const [node = '', , command = '', ...options] = process.argv;
const folder = resolve('node_modules/.cache/mobile-notary-site/commands', codeKey());
if (!existsSync(folder)) {
  const bundler = ['--import', 'tsx', 'scripts/bundle-commands.ts', folder];
  const { status } = spawnSync(node, bundler, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
process.argv = [node, command, ...options];
await import(pathToFileURL(join(folder, `${command}.mjs`)).href);

/** A hash of the code that commands are made of. */
function codeKey() {
  const hash = createHash('sha256').update(process.version);
  const code = ['model', 'scripts']
    .flatMap((room) =>
      readdirSync(room, { recursive: true, encoding: 'utf8' }).map((name) => join(room, name)),
    )
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'));
  for (const path of [...code.toSorted(), 'package-lock.json']) {
    hash.update(`\0${path}\0`).update(readFileSync(path));
  }
  return hash.digest('hex').slice(0, 16);
}
