import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { MARK } from '../../scripts/build/replace-site.ts';
import { FROZEN_CONTENT } from '../support/frozen-content.ts';
import { type RunningCommand, startCommand } from '../support/npm-run.ts';
import { makeReadOnly, mountDisk, unmountDisk } from '../support/small-disk.ts';
import { treeHash } from '../support/tree.ts';

/** A folder with a good site in it. */
let folder: string;
let out: string;
let good: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'interrupted-'));
  out = join(folder, 'client');
  await cp(inject('site'), out, { recursive: true });
  good = await treeHash(out);
});

afterEach(() => rm(folder, { recursive: true, force: true }));

/** In the temporary folder of a build: the site that it makes. */
const CLIENT = 'next';

const OPTIONS = ['--content', FROZEN_CONTENT, '--no-cards'];
const build = (target = out) => startCommand('build', ...OPTIONS, '--out', target);

/** Waits until a build has made a file or folder in its temporary folder. @returns its path */
async function appears(...path: string[]): Promise<string> {
  const file = join(folder, '.client.build', ...path);
  await expect.poll(() => existsSync(file), { interval: 10 }).toBe(true);
  return file;
}

/** What every failed build leaves: a plain message, the last good site, and nothing else. */
async function expectUntouched(running: RunningCommand, message: string) {
  const { code, output } = await running.ended;
  expect(output).toContain(message);
  expect(output).not.toMatch(/^ +at /m);
  expect(code).toBe(1);
  expect(await treeHash(out)).toBe(good);
  expect(await readdir(folder)).toEqual(['client']);
}

it('ends a build at once when it is asked to, and leaves nothing', async () => {
  const running = build();
  await appears(CLIENT);
  running.kill('SIGTERM');
  expect((await running.ended).code).toBe(143);
  expect(await treeHash(out)).toBe(good);
  expect(await readdir(folder)).toEqual(['client']);
});

it('lets one build at a time write a folder, and says so to the second', async () => {
  const first = build();
  await appears();
  const second = await build().ended;
  expect(second.code).toBe(1);
  expect(second.output).toContain(`Another build is writing ${out}.`);
  expect((await first.ended).code).toBe(0);
  expect(await readdir(folder)).toEqual(['client']);
});

it('says that a file is missing when one is taken away in the middle', async () => {
  const running = build();
  const services = await appears(CLIENT, 'services');
  await rename(services, join(services, '..', '..', 'taken'));
  // Whoever meets the gap first says it: a page that is written, or the proof at the end.
  await expectUntouched(running, 'Build again.');
});

describe('on a disk of its own', () => {
  let disk: string;
  let mounted: boolean;
  const lastSite = ['client', `client/${MARK}`, 'client/404.html'];

  beforeEach(async () => {
    disk = join(folder, 'disk');
    await mkdir(join(disk), { recursive: true });
    mounted = mountDisk(disk);
    await mkdir(join(disk, 'client'));
    await writeFile(join(disk, 'client', '404.html'), 'the last good site');
    await writeFile(join(disk, 'client', MARK), '');
  });

  afterEach(() => {
    if (mounted) unmountDisk(disk);
  });

  it('says that the disk is full', async ({ skip }) => {
    skip(!mounted, 'only a superuser may mount a small disk');
    const { code, output } = await build(join(disk, 'client')).ended;
    expect(output).toContain('The disk is full.');
    expect(output).toContain(`Nothing was replaced: ${join(disk, 'client')} is as it was.`);
    expect(output).not.toMatch(/^ +at /m);
    expect(code).toBe(1);
    expect((await readdir(disk, { recursive: true })).toSorted()).toEqual(lastSite);
  });

  it('says that the disk can only be read', async ({ skip }) => {
    skip(!mounted, 'only a superuser may mount a disk that can only be read');
    makeReadOnly(disk);
    const { code, output } = await build(join(disk, 'client')).ended;
    expect(output).toContain('The disk is read-only.');
    expect(output).not.toMatch(/^ +at /m);
    expect(code).toBe(1);
    expect((await readdir(disk, { recursive: true })).toSorted()).toEqual(lastSite);
  });
});
