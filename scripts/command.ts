import { existsSync, realpathSync } from 'node:fs';
import { inspect, parseArgs } from 'node:util';

/** How a command ends (docs/architecture.md, "Commands"). */
export const EXIT = { success: 0, failed: 1, misused: 2 } as const;

/** What a command does, given the words behind its name, and the exit code that it ends with. */
export type Main = (args: readonly string[]) => Promise<number>;

/** An error whose message says all that there is to say: whoever prints it, Vite or vike, prints that alone. */
class PlainError extends Error {
  constructor(message: string) {
    super(message);
    this.stack = message;
  }

  [inspect.custom](): string {
    return this.message;
  }
}

/** The command was called wrongly. */
export class UsageError extends PlainError {}

/** The content or the build is at fault. */
export class BuildError extends PlainError {}

/** An option, and what it is when it is not given. */
type Option = { type: 'string'; default: string } | { type: 'boolean'; default: boolean };

/**
 * Reads `--name VALUE` and `--name` options. Throws a UsageError with the usage when one is unknown.
 * @param args the words behind the name of the command
 */
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

/** Does what a command does, and turns what it throws into a message and an exit code. */
export async function exitCodeOf(main: Main, args: readonly string[]): Promise<number> {
  try {
    return await main(args);
  } catch (error) {
    // What the system refuses is told in its own words: "ENOSPC: no space left on device, write".
    const isOfSystem = error instanceof Error && 'syscall' in error;
    if (error instanceof PlainError || isOfSystem) console.error(error.message);
    else console.error('Unexpected error, not caused by the content:', error);
    return error instanceof UsageError ? EXIT.misused : EXIT.failed;
  }
}

/** Runs a command to its end. */
export async function run(main: Main): Promise<void> {
  // Nobody reads any longer what is printed, as after "| head".
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', () => process.exit(EXIT.failed));
  }
  process.exitCode = await exitCodeOf(main, process.argv.slice(2));
}

/**
 * Whether Node was started with a file, which is then a command to run; `import.meta.main` says so from
 * Node 24 on.
 * @param file `import.meta.filename`
 */
export function isMain(file: string): boolean {
  const [, started = ''] = process.argv;
  return existsSync(started) && realpathSync(started) === file;
}
