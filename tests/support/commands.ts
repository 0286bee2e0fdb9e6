import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { format, stripVTControlCharacters } from 'node:util';
import { vi } from 'vitest';
import { exitCodeOf, type Main } from '../../scripts/command.ts';
import { CACHE_FOLDER } from '../../scripts/system.ts';
import { portOf } from './serve.ts';

interface CommandResult {
  code: number | null;
  /** What it printed, both streams together. */
  output: string;
}

/** What the environment says to a command (scripts/settings.ts). */
type Variables = Record<string, string>;

/** The commands that are vike's own. */
const OF_VIKE = ['build', 'dev', 'preview'];

/** Starts one of the project's commands in a process of its own, in this project or a copy of it. */
export function startCommand(
  name: string,
  args: readonly string[],
  variables: Variables = {},
  cwd = '.',
) {
  // The test runner's own settings must not reach the command.
  const { NODE_ENV, VITEST, TEST, MODE, DEV, PROD, ...env } = process.env;
  const command = OF_VIKE.includes(name)
    ? [resolve('node_modules/vike/bin.js'), name]
    : ['--import', 'tsx', `scripts/${name}.ts`];
  const child = spawn(process.execPath, [...command, ...args], {
    cwd,
    env: { ...env, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      output += data;
    });
  }
  const ended = once(child, 'close').then(
    ([code]): CommandResult => ({ code, output: stripVTControlCharacters(output) }),
  );
  return {
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    /** What it has printed so far, without colors. */
    output: () => stripVTControlCharacters(output),
    ended,
  };
}

/** Builds a site. Throws what a build printed that failed. */
export async function buildSite(variables: Variables): Promise<void> {
  const { code, output } = await startCommand('build', [], variables).ended;
  if (code !== 0) throw new Error(`The site could not be built:\n${output}`);
}

/** Makes a folder for builds: inside the project, where what they render with finds its packages. */
export function folderForBuilds(): string {
  mkdirSync(CACHE_FOLDER, { recursive: true });
  return mkdtempSync(join(CACHE_FOLDER, 'builds-'));
}

/**
 * Runs one of the project's commands in this process, without the second and a half that another
 * takes to start. Not for those that are vike's.
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
