import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { vi } from 'vitest';
import type { Place, RunningHost } from './host.ts';

/**
 * Starts a host in its folder and waits until it answers. It and all that it starts are a group of
 * processes, which ends as a whole.
 */
export async function serve(
  { folder, port }: Place,
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<RunningHost> {
  const child = spawn(program, args, {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Settings of the test runner and of this project's npm are not the host's.
    env: { PATH: process.env.PATH ?? '', HOME: folder, CI: 'true', ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      output += data;
    });
  }
  const ended = once(child, 'close');
  const kill = () => endGroup(child);
  process.once('exit', kill);
  const close = async () => {
    kill();
    process.off('exit', kill);
    await ended;
  };
  const baseUrl = `http://localhost:${port}`;
  try {
    await Promise.race([
      vi.waitFor(() => answered(baseUrl), { interval: 100, timeout: 90_000 }),
      ended.then(() => Promise.reject(new Error('It ended.'))),
    ]);
  } catch (error) {
    await close();
    throw new Error(`${program} does not serve: ${error}\n${output}`);
  }
  return { baseUrl, close };
}

/** Throws until a host answers. */
async function answered(url: string): Promise<void> {
  const { status } = await fetch(url);
  if (status !== 200) throw new Error(`It answers with ${status}.`);
}

/** Ends a process and what it started; nothing where it has ended. */
function endGroup({ pid, exitCode, signalCode }: ChildProcess): void {
  if (pid === undefined || exitCode !== null || signalCode !== null) return;
  process.kill(-pid, 'SIGKILL');
}
