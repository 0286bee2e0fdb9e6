import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

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
  const hash = createHash('sha256');
  const variables = Object.entries(env)
    .filter(([name]) => VARIABLES.test(name))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const { version, platform, arch } = process;
  hash.update(JSON.stringify([how, resolve(root), version, platform, arch, variables]));
  for (const path of [...ROOMS.flatMap((room) => filesIn(root, room)), ...FILES]) {
    const text = readIfThere(join(root, path));
    hash.update(`\0${path}\0${text?.length ?? 'missing'}\0`);
    if (text !== undefined) hash.update(text);
  }
  return hash.digest('hex');
}

/** The files of a room, in a fixed order; tests beside the code are no part of any bundle. */
function filesIn(root: string, room: string): string[] {
  return readdirSync(join(root, room), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root === '.' ? 0 : root.length + 1))
    .toSorted();
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
