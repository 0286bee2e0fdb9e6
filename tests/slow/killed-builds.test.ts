import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FROZEN_CONTENT } from '../support/frozen-content.ts';
import { startCommand } from '../support/npm-run.ts';
import { temporaryFolder } from '../support/temporary-folders.ts';
import { treeHash } from '../support/tree.ts';

/** What a build has just written into its temporary folder when it is killed. */
const MOMENTS = ['', 'next', 'next/assets', 'next/areas', 'next/sitemap.xml', 'next/_headers'];

const OPTIONS = ['--content', FROZEN_CONTENT, '--no-cards'];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'killed-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it(`leaves a whole site when builds are killed at ${MOMENTS.length} moments`, async () => {
  const out = join(folder, 'client');
  const build = () => startCommand('build', ...OPTIONS, '--out', out);
  expect((await build().ended).code).toBe(0);
  const whole = await treeHash(out);

  const killed: number[] = [];
  for (const moment of MOMENTS) {
    const running = build();
    killed.push(running.pid);
    await Promise.race([untilWritten(moment, running.pid), running.ended]);
    running.kill('SIGKILL');
    expect({ moment, code: (await running.ended).code }).toEqual({ moment, code: null });
    const after = { moment, tree: await treeHash(out) };
    expect(after).toEqual({ moment, tree: whole });
  }

  expect((await build().ended).code).toBe(0);
  expect(await treeHash(out)).toBe(whole);
  expect(await readdir(folder)).toEqual(['client']);
  expect(killed.filter((pid) => temporaryFolder(folder, pid) !== undefined)).toEqual([]);
});

/** Waits until a path is there in the temporary folder of a build. */
async function untilWritten(path: string, pid: number): Promise<void> {
  const isThere = () => {
    const work = temporaryFolder(folder, pid);
    return work !== undefined && existsSync(join(work, path));
  };
  while (!isThere()) await nextTurn();
}
