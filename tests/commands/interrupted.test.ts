import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { FROZEN_CONTENT } from '../support/frozen-content.ts';
import { startCommand } from '../support/npm-run.ts';
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
  await expect.poll(() => readdir(folder), { interval: 10 }).toContain('.client.build');
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

it('ends the development server', async () => {
  const port = String(await freePort());
  const running = startCommand('dev', '--content', FROZEN_CONTENT, '--port', port);
  await expect.poll(running.output).toContain('localhost');
  running.kill('SIGINT');
  expect((await running.ended).code).toBe(130);
});
