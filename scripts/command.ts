import { inspect, parseArgs } from 'node:util';

/** Exit codes (docs/architecture.md, "Commands"). */
export const EXIT = { success: 0, failed: 1, misused: 2 } as const;

/** Runs a command with its arguments and returns the exit code. */
export type Main = (args: readonly string[]) => Promise<number>;

/** What went wrong, in words for whoever started a command. */
class CommandError extends Error {
  constructor(message: string) {
    super(message);
    // vike prints the stack in development.
    this.stack = message;
  }

  /** Without the brackets that Node puts around an error without a stack. */
  [inspect.custom](): string {
    return this.message;
  }
}

export class UsageError extends CommandError {}

export class BuildError extends CommandError {}

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

/** Runs a command, and prints what stops it. Errors in the code itself are thrown. */
export async function exitCodeOf(main: Main, args: readonly string[]): Promise<number> {
  try {
    return await main(args);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    console.error(error.message);
    return error instanceof UsageError ? EXIT.misused : EXIT.failed;
  }
}
