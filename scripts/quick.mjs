import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * `node scripts/quick.mjs check ...`: runs scripts/check.ts from one file, which is ready in a third
 * of the time that its four hundred modules take. The file is made when there is none of this very
 * code, and kept beside what builds keep (docs/decisions/0022-commands-in-one-file.md).
 */
const [node = '', , command = '', ...options] = process.argv;
const source = join('scripts', `${command}.ts`);
const file = resolve(
  'node_modules/.cache/mobile-notary-site/commands',
  `${command}-${codeKey()}.mjs`,
);
if (!existsSync(file)) {
  const bundler = ['--import', 'tsx', 'scripts/bundle-command.ts', source, file];
  const { status } = spawnSync(node, bundler, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
process.argv = [node, source, ...options];
await import(pathToFileURL(file).href);

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
