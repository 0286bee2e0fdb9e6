import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';

export interface CommandResult {
  code: number | null;
  /** What it printed, both streams together. */
  output: string;
}

/** Runs one of the project's commands as a person would: `npm run NAME -- ...`. */
export function npmRun(name: string, ...args: string[]): Promise<CommandResult> {
  return start('npm', ['run', '--silent', name, '--', ...args]).ended;
}

/** A command that runs. */
export interface RunningCommand {
  pid: number;
  kill: (signal: NodeJS.Signals) => void;
  /** What it has printed so far. */
  output: () => string;
  ended: Promise<CommandResult>;
}

/** Starts one of the project's commands in a process of its own, without npm around it. */
export function startCommand(name: string, ...args: string[]): RunningCommand {
  return start(process.execPath, ['--import', 'tsx', `scripts/${name}.ts`, ...args]);
}

/** Starts any program, in the folder of the project or in another. */
export function start(program: string, args: string[], cwd = '.'): RunningCommand {
  // The test runner's own settings must not reach the command.
  const { NODE_ENV, VITEST, TEST, MODE, DEV, PROD, ...env } = process.env;
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const ended = collect(child, (data) => {
    output += data;
  });
  return {
    pid: child.pid ?? 0,
    kill: (signal) => child.kill(signal),
    output: () => output,
    ended: ended.then((code) => ({ code, output })),
  };
}

function collect(
  child: ChildProcessByStdio<null, Readable, Readable>,
  onData: (data: string) => void,
): Promise<number | null> {
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data) => onData(String(data)));
    }
    child.on('error', reject);
    child.on('close', resolve);
  });
}
