import { resolve } from 'node:path';
import { format } from 'node:util';
import { vi } from 'vitest';
import type { CommandResult } from './npm-run.ts';

let runs = 0;

/**
 * Runs one of the project's commands in this process: what `npm run NAME -- ...` does, without the
 * second and a half that it takes to start. Not for commands that go on until they are stopped.
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
