import { resolve } from 'node:path';
import { codeHash } from '../code-hash.mjs';

/** What is bundled, and what decides how: rooms of the house, and single files. */
const ROOMS = [
  ...['admin', 'components', 'islands', 'model', 'pages', 'public'],
  ...['renderer', 'scripts', 'styles'],
];
const FILES = [
  ...['package.json', 'package-lock.json', 'node_modules/.package-lock.json'],
  ...['tsconfig.json', 'vite.config.ts', 'generated/heading.woff2'],
  // https://vite.dev/guide/env-and-mode
  ...['.env', '.env.local', '.env.production', '.env.production.local'],
];

/** Variables that reach the bundle. */
const VARIABLES = /^(VITE_|PUBLIC_ENV__|VIKE_|NODE_ENV$)/;

/**
 * A hash of all that the bundle is made from, so that one with the same key is the same bundle.
 * The folder of the project is part of it, because it stands in the bundle.
 * @param how what the build asks of the bundler
 * @param root the folder of the project
 */
export function bundleKey(
  how: object,
  root = '.',
  env: Readonly<Record<string, string | undefined>> = process.env,
): string {
  const variables = Object.entries(env)
    .filter(([name]) => VARIABLES.test(name))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const { version, platform, arch } = process;
  return codeHash([how, resolve(root), version, platform, arch, variables], ROOMS, FILES, root);
}
