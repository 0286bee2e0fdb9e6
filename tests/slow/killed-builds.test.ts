import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { besideSite, restoreSite } from '../../scripts/build/leftovers.ts';
import { startCommand } from '../support/npm-run.ts';
import { seededRandom } from '../support/random.ts';
import { treeHash } from '../support/tree.ts';

const RANDOM_KILLS = 20;
/** As many again where it matters most: when the new site is about to take the place of the old. */
const LATE_KILLS = 5;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'killed-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it(`leaves a whole site when builds are killed at ${RANDOM_KILLS} random moments`, async () => {
  const seed = Number(process.env.KILL_SEED ?? Date.now() % 1_000_000);
  console.log(`KILL_SEED=${seed}`);
  const random = seededRandom(seed);
  const out = join(folder, 'client');
  const build = () => startCommand('build', '--no-cards', '--out', out);

  const started = performance.now();
  expect((await build().ended).code).toBe(0);
  const whole = await treeHash(out);
  const length = performance.now() - started;

  const killed: number[] = [];
  for (let kill = 0; kill < RANDOM_KILLS + LATE_KILLS; kill++) {
    const running = build();
    killed.push(running.pid);
    const moment =
      kill < RANDOM_KILLS
        ? wait(random.below(length))
        : untilThere(besideSite(out, running.pid).fresh, running.ended);
    await Promise.race([moment, running.ended]);
    running.kill('SIGKILL');
    await running.ended;
    // What the next build and the preview do first.
    restoreSite(out);
    expect({ kill, tree: await treeHash(out) }).toEqual({ kill, tree: whole });
  }

  expect((await build().ended).code).toBe(0);
  expect(await treeHash(out)).toBe(whole);
  expect(await readdir(folder)).toEqual(['client']);
  expect(killed.filter((pid) => existsSync(join('dist', `.build-${pid}`)))).toEqual([]);
});

/** Waits until a file or folder is there, or a command has ended without it. */
async function untilThere(path: string, ended: Promise<unknown>): Promise<void> {
  let open = true;
  ended.then(() => {
    open = false;
  });
  while (open && !existsSync(path)) await nextTurn();
}
