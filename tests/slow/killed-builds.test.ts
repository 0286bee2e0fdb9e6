import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FROZEN_CONTENT } from '../support/frozen-content.ts';
import { startCommand } from '../support/npm-run.ts';
import { treeHash } from '../support/tree.ts';

/** What a build has just written into its temporary folder when it is killed. */
const MOMENTS = ['next', 'next/assets', 'next/sitemap.xml', 'next/_headers'];

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

  for (const moment of MOMENTS) {
    const running = build();
    await Promise.race([untilWritten(moment), running.ended]);
    running.kill('SIGKILL');
    expect({ moment, code: (await running.ended).code }).toEqual({ moment, code: null });
    const after = { moment, tree: await treeHash(out) };
    expect(after).toEqual({ moment, tree: whole });
  }

  expect((await build().ended).code).toBe(0);
  expect(await treeHash(out)).toBe(whole);
  expect(await readdir(folder)).toEqual(['client']);
});

/** Waits until a path is there in the folder that a build works in. */
async function untilWritten(path: string): Promise<void> {
  while (!existsSync(join(folder, '.client.build', path))) await nextTurn();
}
