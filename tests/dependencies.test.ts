import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import packageJson from '../package.json' with { type: 'json' };
import hostsJson from './hosts/packages/package.json' with { type: 'json' };
import { tableRows } from './support/tables.ts';

const lockSchema = z.looseObject({
  packages: z.record(
    z.string(),
    z.looseObject({
      version: z.string().optional(),
      license: z.string().optional(),
      integrity: z.string().optional(),
      resolved: z.string().optional(),
      hasInstallScript: z.boolean().optional(),
    }),
  ),
});

const lock = lockSchema.parse(JSON.parse(readFileSync('package-lock.json', 'utf8'))).packages;
const document = readFileSync('docs/dependencies.md', 'utf8');

/** Every installed package by where it stands, "node_modules/a/node_modules/b". */
const installed = Object.entries(lock).filter(([path]) => path !== '');

const nameOf = (path: string) => path.replace(/^.*node_modules\//, '');

it.each([
  ['dependencies', packageJson.dependencies],
  ['devDependencies', packageJson.devDependencies],
  ['the hosts under test', hostsJson.dependencies],
])('names exact versions in %s', (_, packages) => {
  const loose = Object.entries(packages).filter(
    ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
  );
  expect(loose).toEqual([]);
});

it.each(['.npmrc', 'tests/hosts/packages/.npmrc'])(
  '%s saves exact versions and runs no scripts',
  (file) => {
    const settings = readFileSync(file, 'utf8').split('\n');
    expect(settings).toEqual(expect.arrayContaining(['save-exact=true', 'ignore-scripts=true']));
  },
);

it('takes every package from the registry, held by its checksum', () => {
  const others = installed.filter(
    ([, { integrity, resolved = 'https://registry.npmjs.org/' }]) =>
      integrity === undefined || !resolved.startsWith('https://registry.npmjs.org/'),
  );
  expect(others.map(([path]) => path)).toEqual([]);
});

describe('docs/dependencies.md', () => {
  it.each([
    ['What the build needs', packageJson.dependencies],
    ['What development needs', packageJson.devDependencies],
  ])('tells each package and its licence: %s', (heading, packages) => {
    const told = tableRows(document, heading).map(([name, , licence]) => [name, licence]);
    const used = Object.keys(packages).map((name) => [name, lock[`node_modules/${name}`]?.license]);
    expect(told).toEqual(used.sort());
    expect(tableRows(document, heading).filter(([, reason]) => !reason)).toEqual([]);
  });

  it('tells every licence of the tree', () => {
    const told = tableRows(document, 'Licences of the whole tree')
      .flatMap(([licences = '']) => licences.split(', '))
      .sort();
    const licences = installed.map(([path, { license }]) => license ?? `none: ${path}`);
    expect([...new Set(licences)].sort()).toEqual(told);
  });

  it('tells every package that has an install script', () => {
    const told = tableRows(document, 'Install scripts').map(([name]) => name);
    const scripted = installed.filter(([, { hasInstallScript }]) => hasInstallScript);
    expect([...new Set(scripted.map(([path]) => nameOf(path)))].sort()).toEqual(told);
  });
});
