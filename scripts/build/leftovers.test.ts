import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { besideSite, removeWorkFolders, restoreSite } from './leftovers.ts';

/** A number that no process has any more. */
const { pid: ended } = spawnSync(process.execPath, ['--version']);
let folder: string;
let target: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'leftovers-'));
  target = join(folder, 'client');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function site(path: string, text: string) {
  mkdirSync(path);
  writeFileSync(join(path, 'index.html'), text);
}

it('puts the last good site back when a build was killed in the middle of the swap', () => {
  const { fresh, old } = besideSite(target, ended);
  site(old, 'last good');
  site(fresh, 'new');
  restoreSite(target);
  expect(readFileSync(join(target, 'index.html'), 'utf8')).toBe('last good');
  expect(readdirSync(folder)).toEqual(['client']);
});

it('keeps the site that stands, and removes what was left beside it', () => {
  const { fresh, old } = besideSite(target, ended);
  for (const path of [target, fresh, old]) site(path, path);
  restoreSite(target);
  expect(readFileSync(join(target, 'index.html'), 'utf8')).toBe(target);
  expect(readdirSync(folder)).toEqual(['client']);
});

it('leaves alone what a running build works on, and what is not of its kind', () => {
  const names = [`.client-${process.pid}`, '.client-notes', 'client-1', `.other-${ended}`];
  for (const name of names) mkdirSync(join(folder, name));
  restoreSite(target);
  expect(readdirSync(folder).toSorted()).toEqual(names.toSorted());
});

it('removes the work folders of killed builds alone', () => {
  for (const name of [`.build-${ended}`, `.build-${process.pid}`, 'client']) {
    mkdirSync(join(folder, name));
  }
  removeWorkFolders(folder);
  expect(readdirSync(folder).toSorted()).toEqual([`.build-${process.pid}`, 'client']);
});

it('needs no folder to be there', () => {
  restoreSite(join(folder, 'nowhere', 'client'));
  removeWorkFolders(join(folder, 'nowhere'));
});
