import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { copyContent } from '../support/content.ts';
import { npmRun, startCommand } from '../support/npm-run.ts';
import { treeHash } from '../support/tree.ts';

const { site } = inject('sites');

/** A folder with a good site in it. */
let folder: string;
let good: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'builds-'));
  await cp(site.folder, join(folder, 'client'), { recursive: true });
  good = await treeHash(join(folder, 'client'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const build = (out = join(folder, 'client')) =>
  startCommand('build', '--content', site.content, '--no-cards', '--out', out);

/** Waits until a build has written something in the folder that it works in. @returns its path */
async function written(path: string): Promise<string> {
  const file = join(folder, '.client.build', path);
  while (!existsSync(file)) await nextTurn();
  return file;
}

/** The last good site is there, and nothing else. */
async function expectUntouched() {
  expect(await readdir(folder)).toEqual(['client']);
  expect(await treeHash(join(folder, 'client'))).toBe(good);
}

it('leaves a whole site when builds are killed at four moments, and the next one clears up', async () => {
  for (const moment of ['next', 'next/assets', 'next/404.html', 'next/sitemap.xml']) {
    const running = build();
    await Promise.race([written(moment), running.ended]);
    running.kill('SIGKILL');
    expect({ moment, code: (await running.ended).code }).toEqual({ moment, code: null });
    expect(await treeHash(join(folder, 'client'))).toBe(good);
  }
  expect((await build().ended).code).toBe(0);
  expect(await readdir(folder)).toEqual(['client']);
});

it('ends at once when it is asked to, and leaves nothing', async () => {
  const running = build();
  await written('next');
  running.kill('SIGTERM');
  expect((await running.ended).code).toBe(143);
  await expectUntouched();
});

it('lets one build at a time write a folder, and says so to the second', async () => {
  const first = build();
  await written('process');
  const second = await build().ended;
  expect(second.code).toBe(1);
  expect(second.output).toContain(`Another build is writing ${join(folder, 'client')}.`);
  expect((await first.ended).code).toBe(0);
});

it.each([
  ['full', 'The disk is full.', 'size=2m'],
  ['read-only', 'The disk is read-only.', 'ro'],
])('says that the disk is %s', async (_, message, option) => {
  const disk = join(folder, 'disk');
  await mkdir(disk);
  const mount = spawnSync('mount', ['-t', 'tmpfs', '-o', option, 'tmpfs', disk]);
  // Only a superuser may.
  if (mount.status !== 0) return;
  const { code, output } = await build(join(disk, 'client')).ended;
  const left = await readdir(disk);
  spawnSync('umount', [disk]);
  expect(output).toContain(message);
  expect(output).not.toMatch(/^ +at /m);
  expect({ code, left }).toEqual({ code: 1, left: [] });
});

it('makes each site as if it were built alone, in three pairs started together', async () => {
  const edited = await copyContent(site.content);
  await edited.edit('cities/boise.md', (text) => `${text.trimEnd()}\n\nOne sentence more.\n`);
  const kinds = [
    ['--content', site.content],
    ['--content', site.content, '--base', '/one/'],
    ['--content', edited.folder],
    ['--content', edited.folder, '--base', '/two/'],
  ];
  const hashOf = async (name: string, options: string[]) => {
    const out = join(folder, name);
    const { code, output } = await npmRun('build', '--no-cards', '--out', out, ...options);
    expect(code, output).toBe(0);
    return treeHash(out);
  };
  const alone: string[] = [];
  for (const options of kinds) alone.push(await hashOf('alone', options));
  for (const first of [0, 1, 2]) {
    const pair = [kinds[first] ?? [], kinds[first + 1] ?? []];
    const sites = await Promise.all(
      pair.map((options, index) => hashOf(index === 0 ? 'left' : 'right', options)),
    );
    expect(sites).toEqual(alone.slice(first, first + 2));
  }
  await edited.dispose();
});
