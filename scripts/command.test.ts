import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, it } from 'vitest';

let stop = () => {};
afterEach(() => stop());

it('ends a command when nobody reads any longer what it prints, also where a package keeps errors', async () => {
  const script = `
    import { setImmediate as nextTurn } from 'node:timers/promises';
    import { run } from './scripts/command.ts';
    process.on('uncaughtException', (error) => console.warn(error));
    await run(async () => {
      for (;;) {
        console.log('more');
        await nextTurn();
      }
    });`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', script];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  stop = () => child.kill('SIGKILL');
  await once(child.stdout, 'data');
  child.stdout.destroy();
  child.stderr.destroy();
  expect(await once(child, 'exit')).toEqual([1, null]);
}, 20_000);
