import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BuildError, UsageError } from './command.ts';
import { MARK, replaceSite } from './replace-site.ts';

/** A number that no process has any more. */
const { pid: ended } = spawnSync(process.execPath, ['--version']);

let folder: string;
let target: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'replace-site-'));
  target = join(folder, 'client');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Builds a site of one page; `meanwhile` happens before it is put into its place. */
function build(text: string, meanwhile = () => {}, out = target) {
  return replaceSite(out, join(folder, 'content'), async (next) => {
    write(next, text);
    meanwhile();
  });
}

function write(path: string, text: string) {
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, 'index.html'), text);
}

/** What a build with this number left. */
function leave(pid: number): string {
  const work = join(folder, '.client.build');
  mkdirSync(work);
  writeFileSync(join(work, 'process'), `${pid}`);
  return work;
}

const page = () => {
  const file = join(target, 'index.html');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

it('puts a marked site into its place and leaves nothing else', async () => {
  await build('first');
  expect(readdirSync(target).toSorted()).toEqual([MARK, 'index.html']);
  await build('second');
  expect(page()).toBe('second');
  expect(readdirSync(folder)).toEqual(['client']);
});

it.each<[string, () => void]>([
  ['fails', () => expect.fail('no')],
  ['finds files in its place', () => write(target, 'mine')],
])('keeps what was there and leaves nothing else when it %s', async (_, meanwhile) => {
  mkdirSync(target);
  await expect(build('next', meanwhile)).rejects.toThrow();
  expect(page()).not.toBe('next');
  expect(readdirSync(folder)).toEqual(['client']);
});

it('ends with an error beside another build of the same site', async () => {
  const work = leave(process.ppid);
  await expect(build('mine')).rejects.toThrow(BuildError);
  await expect(build('mine')).rejects.toThrow(`delete ${work} first`);
  expect(readdirSync(folder)).toEqual(['.client.build']);
});

it('clears away what a killed build left, and puts back the site that it had taken away', async () => {
  write(join(leave(ended), 'previous'), 'last');
  await expect(build('next', () => expect.fail('no'))).rejects.toThrow();
  expect(page()).toBe('last');
  expect(readdirSync(folder)).toEqual(['client']);
});

it.each([
  ['nothing', '', 'must name a folder'],
  ['a file', 'letter.txt', 'that is a file'],
  ['other files', 'documents', 'files in it and no mark'],
  ['the content', 'content', 'that folder is for content'],
  ['a new folder in the content', 'content/site', 'that folder is for content'],
])('refuses %s as its place and changes nothing', async (_, name, reason) => {
  writeFileSync(join(folder, 'letter.txt'), 'Dear');
  write(join(folder, 'documents'), 'Dear');
  const out = name && join(folder, name);
  await expect(build('mine', () => {}, out)).rejects.toThrow(UsageError);
  await expect(build('mine', () => {}, out)).rejects.toThrow(reason);
  expect(readdirSync(folder).toSorted()).toEqual(['documents', 'letter.txt']);
});

it('says that a file is in the way', async () => {
  writeFileSync(join(folder, 'letter.txt'), 'Dear');
  const made = build('mine', () => {}, join(folder, 'letter.txt', 'site'));
  await expect(made).rejects.toThrow('There is a file where a folder is needed. Move it.');
});
