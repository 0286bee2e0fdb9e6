import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it, onTestFinished } from 'vitest';

it('ends a command when its output is closed', async () => {
  const script = `
    import { run } from './scripts/command.ts';
    await run(() => new Promise(() => setInterval(() => console.log('more'))));`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', script];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));

  await once(child.stdout, 'data');
  child.stdout.destroy();
  child.stderr.destroy();
  expect(await once(child, 'exit')).toEqual([1, null]);
}, 20_000);
