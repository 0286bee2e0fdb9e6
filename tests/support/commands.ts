import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { format, stripVTControlCharacters } from 'node:util';
import { vi } from 'vitest';
import { CACHE_FOLDER } from '../../scripts/cache.ts';
import { exitCodeOf, type Main } from '../../scripts/command.ts';
import { portOf } from './serve.ts';

interface CommandResult {
  code: number | null;
  /** Output of both streams. */
  output: string;
}

/** Environment variables (scripts/settings.ts). */
type Variables = Record<string, string>;

const OF_VIKE = ['build', 'dev', 'preview'];

/** What a command gets from this machine; the test sets the rest. */
const OF_MACHINE = ['PATH', 'HOME', 'TMPDIR'];

function machineVariables(): Variables {
  const entries = OF_MACHINE.map((name): [string, string] => [name, process.env[name] ?? '']);
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}

/** Starts a command in its own process, in this project or a copy of it. */
export function startCommand(
  name: string,
  args: readonly string[],
  variables: Variables = {},
  cwd = '.',
) {
  const command = OF_VIKE.includes(name)
    ? [resolve('node_modules/vike/bin.js'), name]
    : ['--import', 'tsx', 'scripts/run.ts', name];
  const child = spawn(process.execPath, [...command, ...args], {
    cwd,
    env: { ...machineVariables(), ...variables },
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
    /** The output so far, without colors. */
    output: () => stripVTControlCharacters(output),
    ended,
  };
}

/** Throws the output of a failed build. */
export async function buildSite(variables: Variables): Promise<void> {
  const { code, output } = await startCommand('build', [], variables).ended;
  if (code !== 0) throw new Error(`The site could not be built:\n${output}`);
}

/** Makes a folder for builds, inside the project so that rendering finds its packages. */
export function folderForBuilds(): string {
  mkdirSync(CACHE_FOLDER, { recursive: true });
  return mkdtempSync(join(CACHE_FOLDER, 'builds-'));
}

/** Runs a command in this process, which saves 1.5 seconds of startup. Not for vike's own commands. */
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

export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const port = portOf(server);
  server.close();
  await once(server, 'close');
  return port;
}
