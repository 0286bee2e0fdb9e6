import { parseArgs } from 'node:util';

/** How a command ends (README, "Commands"). */
export const EXIT = { fine: 0, failed: 1, misused: 2 } as const;

/** The command was called wrongly. */
export class UsageError extends Error {}

/** The content or the build is at fault; the message says all that there is to say. */
export class BuildError extends Error {}

type Options<Names extends string> = Record<Names, { default: string; help: string }>;

/** Reads `--name VALUE` options. Throws a UsageError that lists the options when one is unknown. */
export function readOptions<Names extends string>(
  args: readonly string[],
  options: Options<Names>,
): Record<Names, string> {
  const known: [string, { default: string; help: string }][] = Object.entries(options);
  const help = known.map(([name, option]) => `  --${name}  ${option.help} (${option.default})`);
  try {
    const { values } = parseArgs({
      args: [...args],
      options: Object.fromEntries(
        known.map(([name, option]) => [name, { type: 'string', default: option.default }] as const),
      ),
    });
    return values as Record<Names, string>;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError([reason, 'The options are:', ...help].join('\n'));
  }
}

/** Runs a command and turns what it throws into a message and an exit code. */
export async function run(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (error instanceof UsageError) fail(error.message, EXIT.misused);
    else if (error instanceof BuildError) fail(error.message, EXIT.failed);
    else fail(`Something went wrong that is not the content's fault:\n${trace(error)}`, EXIT.failed);
  }
}

function fail(message: string, code: number) {
  console.error(message);
  process.exitCode = code;
}

function trace(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
