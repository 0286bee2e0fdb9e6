import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { FROZEN_CONTENT } from '../support/frozen-content.ts';
import { startCommand } from '../support/npm-run.ts';
import { temporaryFolder } from '../support/temporary-folders.ts';
import { treeHash } from '../support/tree.ts';

// What else may go wrong with a build, disks and files and other builds, is slow to try: see
// tests/slow/failed-builds.test.ts.

/** A folder with a good site in it. */
let folder: string;
let out: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'interrupted-'));
  out = join(folder, 'client');
  await cp(inject('site'), out, { recursive: true });
});

afterAll(() => rm(folder, { recursive: true, force: true }));

it('Ctrl-C ends a build at once and leaves nothing', async () => {
  const good = await treeHash(out);
  const running = startCommand('build', '--content', FROZEN_CONTENT, '--no-cards', '--out', out);
  const mine = () => temporaryFolder(folder, running.pid);
  await expect.poll(mine, { interval: 10 }).toBeDefined();
  running.kill('SIGINT');
  expect((await running.ended).code).toBe(130);
  expect(await treeHash(out)).toBe(good);
  expect(await readdir(folder)).toEqual(['client']);
});

it('ends the preview', async () => {
  const running = startCommand('preview', '--out', out, '--port', '0');
  await expect.poll(running.output).toContain('The site is at');
  running.kill('SIGTERM');
  expect((await running.ended).code).toBe(143);
});

it('lets one build at a time write a folder, and says so to the second', async () => {
  const first = build();
  await appears(first);
  const second = await build().ended;
  expect(second.code).toBe(1);
  expect(second.output).toContain(`Another build is writing ${out} (process ${first.pid}).`);
  expect((await first.ended).code).toBe(0);
  expect(await readdir(folder)).toEqual(['client']);
});

it('clears away what a killed build left, and builds', async () => {
  const killed = build();
  await appears(killed, CLIENT);
  killed.kill('SIGKILL');
  await killed.ended;
  expect(workFolder(killed)).toBeDefined();
  expect((await build().ended).code).toBe(0);
  expect(workFolder(killed)).toBeUndefined();
  expect(await readdir(folder)).toEqual(['client']);
});

it('says that a file is missing when one is taken away in the middle', async () => {
  const running = build();
  const services = await appears(running, CLIENT, 'services');
  await rename(services, join(services, '..', '..', 'taken'));
  // Whoever meets the gap first says it: a page that is written, or the proof at the end.
  await expectUntouched(running, 'Build again.');
});

it('says that a file cannot be written', async () => {
  const command = 'ulimit -f 64; exec "$0" --import tsx scripts/cli/build.ts "$@"';
  const running = start('sh', ['-c', command, process.execPath, ...OPTIONS, '--out', out]);
  await expectUntouched(running, 'A file is larger than this system allows.');
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
    markSite(join(disk, 'client'));
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
