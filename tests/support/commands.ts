import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { format, stripVTControlCharacters } from 'node:util';
import { vi } from 'vitest';
import { exitCodeOf, type Main } from '../../scripts/command.ts';
import { portOf } from '../../scripts/static-server.ts';

interface CommandResult {
  code: number | null;
  /** What it printed, both streams together. */
  output: string;
}

/** Whether processes have groups, which tell what a command has started. */
export const HAS_GROUPS = process.platform !== 'win32';

/**
 * Starts one of the project's commands in a process of its own, in this project or a copy of it.
 * @param isGroup whether it leads a group, to which all processes that it starts belong (POSIX)
 */
export function startCommand(name: string, args: readonly string[], cwd = '.', isGroup = false) {
  // The test runner's own settings must not reach the command.
  const { NODE_ENV, VITEST, TEST, MODE, DEV, PROD, ...env } = process.env;
  const command = ['--import', 'tsx', `scripts/${name}.ts`, ...args];
  const child = spawn(process.execPath, command, {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: isGroup,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      output += data;
    });
  }
  const ended = once(child, 'close').then(([code]): CommandResult => ({ code, output }));
  return {
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    /** What it has printed so far, without colors. */
    output: () => stripVTControlCharacters(output),
    ended,
    /** Whether a process of its group still runs. */
    groupRuns: () => isGroup && isRunning(-(child.pid ?? 0)),
  };
}

/** @param id of a process, or that of a group with a minus before it */
function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

/** Builds a site. Throws what a build printed that failed. */
export async function buildSite(...args: string[]): Promise<void> {
  const { code, output } = await startCommand('build', args).ended;
  if (code !== 0) throw new Error(`The site could not be built:\n${output}`);
}

/**
 * Runs one of the project's commands in this process, without the second and a half that another
 * takes to start. Not for commands that go on until they are stopped.
 */
export async function runHere(name: string, ...args: string[]): Promise<CommandResult> {
  const lines: string[] = [];
  const spies = (['log', 'warn', 'error'] as const).map((method) =>
    vi.spyOn(console, method).mockImplementation((...words: unknown[]) => {
      lines.push(format(...words));
    }),
  );
  try {
    const command: { main: Main } = await import(`../../scripts/${name}.ts`);
    const code = await exitCodeOf(command.main, args);
    return { code, output: `${lines.join('\n')}\n` };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

/** A port that nothing listens at. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const port = portOf(server);
  server.close();
  await once(server, 'close');
  return port;
}
