import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BUILD_MARK } from '../model/own-files.ts';
import { HEADERS_FILE } from '../model/routes.ts';
import { BuildError, UsageError } from './command.ts';
import { replaceSite } from './replace-site.ts';

let folder: string;
let target: string;
/** Where a build of the target works. */
let work: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'replace-site-'));
  target = join(folder, 'client');
  work = join(folder, '.client.build');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Builds a site of one page; `meanwhile` happens before it is put into its place. */
function build(text: string, meanwhile = () => {}, out = target) {
  return replaceSite(out, join(folder, 'content'), async (next) => {
    write(next, text);
    write(next, BUILD_MARK, HEADERS_FILE);
    meanwhile();
  });
}

function write(path: string, text: string, name = 'index.html') {
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, name), text);
}

const page = () => readFileSync(join(target, 'index.html'), 'utf8');

it('puts a marked site into its place, and what is there stays where it fails or is not its own', async () => {
  mkdirSync(target);
  await expect(build('next', () => expect.fail('no'))).rejects.toThrow('no');
  expect(readdirSync(target)).toEqual([]);
  await expect(build('next', () => write(target, 'mine'))).rejects.toThrow(UsageError);
  expect(page()).toBe('mine');
  rmSync(target, { recursive: true });
  for (const text of ['first', 'second']) await build(text);
  expect(readdirSync(target).toSorted()).toEqual(['_headers', 'index.html']);
  expect(page()).toBe('second');
  expect(readdirSync(folder)).toEqual(['client']);
});

it('ends with an error beside another build of the same site', async () => {
  write(work, `${process.ppid}`, 'process');
  await expect(build('mine')).rejects.toThrow(BuildError);
  await expect(build('mine')).rejects.toThrow(`delete ${work} first`);
  expect(readdirSync(folder)).toEqual(['.client.build']);
});

it('clears away what a killed build left, and puts back the site that it had taken away', async () => {
  // A number that no process has any more.
  const { pid } = spawnSync(process.execPath, ['--version']);
  write(work, `${pid}`, 'process');
  write(join(work, 'previous'), 'last');
  await expect(build('next', () => expect.fail('no'))).rejects.toThrow();
  expect(page()).toBe('last');
  expect(readdirSync(folder)).toEqual(['client']);
});

it.each([
  ['nothing', '', 'must name a folder'],
  ['a file', 'letter.txt', 'that is a file'],
  ['other files', 'documents', 'files in it and no mark'],
  ['the site of another program', 'other-site', 'files in it and no mark'],
  ['the content', 'content', 'that folder is for content'],
  ['a new folder in the content', 'content/site', 'that folder is for content'],
])('refuses %s as its place and changes nothing', async (_, name, reason) => {
  writeFileSync(join(folder, 'letter.txt'), 'Dear');
  write(join(folder, 'documents'), 'Dear');
  write(join(folder, 'other-site'), '/*\n  X-Frame-Options: DENY\n', HEADERS_FILE);
  await expect(build('mine', () => {}, name && join(folder, name))).rejects.toThrow(reason);
  expect(readdirSync(folder).toSorted()).toEqual(['documents', 'letter.txt', 'other-site']);
});
