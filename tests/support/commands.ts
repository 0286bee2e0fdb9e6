import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { format, stripVTControlCharacters } from 'node:util';
import { vi } from 'vitest';
import { portOf } from '../../scripts/static-server.ts';

interface CommandResult {
  code: number | null;
  /** What it printed, both streams together. */
  output: string;
}

/** Starts one of the project's commands in a process of its own, in this project or a copy of it. */
export function startCommand(name: string, args: readonly string[], cwd = '.') {
  // The test runner's own settings must not reach the command.
  const { NODE_ENV, VITEST, TEST, MODE, DEV, PROD, ...env } = process.env;
  const command = ['--import', 'tsx', `scripts/${name}.ts`, ...args];
  const child = spawn(process.execPath, command, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
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
  };
}

/** Builds a site. Throws what a build printed that failed. */
export async function buildSite(...args: string[]): Promise<void> {
  const { code, output } = await startCommand('build', args).ended;
  if (code !== 0) throw new Error(`The site could not be built:\n${output}`);
}

let runs = 0;

/**
 * Runs one of the project's commands in this process, without the second and a half that another
 * takes to start. Not for commands that go on until they are stopped.
 */
export async function runHere(name: string, ...args: string[]): Promise<CommandResult> {
  const lines: string[] = [];
  const print = (...words: unknown[]) => lines.push(format(...words));
  const spies = [
    ...(['log', 'warn', 'error'] as const).map((method) =>
      vi.spyOn(console, method).mockImplementation(print),
    ),
    // What a command listens for until its process ends.
    ...[process.stdout, process.stderr].map((stream) =>
      vi.spyOn(stream, 'on').mockReturnValue(stream),
    ),
  ];
  const { argv } = process;
  process.argv = [process.execPath, name, ...args];
  runs += 1;
  try {
    // A command is what its file does when it is imported: each time, a module of its own.
    await import(`${resolve('scripts', name)}.ts?run=${runs}`);
    return { code: Number(process.exitCode ?? 0), output: `${lines.join('\n')}\n` };
  } finally {
    process.exitCode = undefined;
    process.argv = argv;
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
