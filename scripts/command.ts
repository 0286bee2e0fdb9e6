import { existsSync, realpathSync } from 'node:fs';
import { inspect, parseArgs } from 'node:util';

/** Exit codes (docs/architecture.md, "Commands"). */
export const EXIT = { success: 0, failed: 1, misused: 2 } as const;

/** Runs a command with its arguments and returns the exit code. */
export type Main = (args: readonly string[]) => Promise<number>;

/** An error that Vite and vike print without a stack. */
class PlainError extends Error {
  constructor(message: string) {
    super(message);
    this.stack = message;
  }

  [inspect.custom](): string {
    return this.message;
  }
}

export class UsageError extends PlainError {}

export class BuildError extends PlainError {}

type Option = { type: 'string'; default: string } | { type: 'boolean'; default: boolean };

/** Parses `--name VALUE` and `--name` options. Throws a UsageError with the usage if one is unknown. */
export function readOptions<const Options extends Record<string, Option>>(
  args: readonly string[],
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${reason}\nUsage: ${usage}`);
  }
}

/** Runs a command and turns errors into a message and an exit code. */
export async function exitCodeOf(main: Main, args: readonly string[]): Promise<number> {
  try {
    return await main(args);
  } catch (error) {
    // System errors explain themselves: "ENOSPC: no space left on device, write".
    const isOfSystem = error instanceof Error && 'syscall' in error;
    if (error instanceof PlainError || isOfSystem) console.error(error.message);
    else console.error('Unexpected error, not caused by the content:', error);
    return error instanceof UsageError ? EXIT.misused : EXIT.failed;
  }
}

export async function run(main: Main): Promise<void> {
  // Stops if the output is closed, as by "| head".
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', () => process.exit(EXIT.failed));
  }
  process.exitCode = await exitCodeOf(main, process.argv.slice(2));
}

/**
 * Whether Node was started with this file; `import.meta.main` replaces this from Node 24 on.
 * @param file `import.meta.filename`
 */
export function isMain(file: string): boolean {
  const [, started = ''] = process.argv;
  return existsSync(started) && realpathSync(started) === file;
}
