import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCommand } from '../support/npm-run.ts';
import { temporaryFolder } from '../support/temporary-folders.ts';
import { treeHash } from '../support/tree.ts';

/** What a build has written last when it is killed: in its work folder, and beside its site. */
const MOMENTS = [
  { work: '', sibling: '' },
  { work: 'client', sibling: '' },
  { work: 'generated', sibling: '' },
  { work: 'client/areas', sibling: '' },
  { work: 'client/sitemap.xml', sibling: '' },
  { work: 'client/_headers', sibling: '' },
  { work: '', sibling: 'next' },
];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'killed-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it(`leaves a whole site when builds are killed at ${MOMENTS.length} moments`, async () => {
  const out = join(folder, 'client');
  const build = () => startCommand('build', '--no-cards', '--out', out);
  expect((await build().ended).code).toBe(0);
  const whole = await treeHash(out);

  for (const moment of MOMENTS) {
    const running = build();
    await Promise.race([untilWritten(moment, running.pid), running.ended]);
    running.kill('SIGKILL');
    expect({ moment, code: (await running.ended).code }).toEqual({ moment, code: null });
    const after = { moment, tree: await treeHash(out) };
    expect(after).toEqual({ moment, tree: whole });
  }

  expect((await build().ended).code).toBe(0);
  expect(await treeHash(out)).toBe(whole);
  expect(await readdir(folder)).toEqual(['client']);
  expect(await readdir('dist')).not.toContainEqual(expect.stringMatching(/^\.build-/));
});

/** Waits until both paths are there. */
async function untilWritten(moment: (typeof MOMENTS)[number], pid: number): Promise<void> {
  const isThere = (parent: string, path: string) => {
    const temporary = temporaryFolder(parent, pid);
    return temporary !== undefined && existsSync(join(temporary, path));
  };
  while (!isThere('dist', moment.work) || !isThere(folder, moment.sibling)) await nextTurn();
}
