import { constants } from 'node:os';
import { parseArgs } from 'node:util';

/** How a command ends that did not succeed (README, "Commands"). */
export const EXIT = { failed: 1, misused: 2 } as const;

/** The command was called wrongly. */
export class UsageError extends Error {}

/** The content or the build is at fault; the message says all that there is to say. */
export class BuildError extends Error {}

/** An option, and what it is when it is not given. */
type Option = { type: 'string'; default: string } | { type: 'boolean'; default: boolean };

/** Reads `--name VALUE` and `--name` options. Throws a UsageError with the usage when one is unknown. */
export function readOptions<const Options extends Record<string, Option>>(
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ args: process.argv.slice(2), options }).values;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${reason}\nUsage: ${usage}`);
  }
}

/** A port as a number. Throws a UsageError when it isn't one. */
export function readPort(port: string): number {
  if (/^\d{1,5}$/.test(port) && Number(port) <= 65_535) return Number(port);
  throw new UsageError(`--port: expected a number from 0 to 65535, found "${port}".`);
}

/** The folders that commands read and write unless they are told otherwise. */
export const CONTENT_OPTION = { type: 'string', default: 'content' } as const;
export const OUT_OPTION = { type: 'string', default: 'dist/client' } as const;
export const PUBLIC_OPTION = { type: 'string', default: 'public' } as const;

/** Where a site stands on its domain: "/" is the top, "/site/" a folder below it. */
export const BASE_OPTION = { type: 'string', default: '/' } as const;

/**
 * A base path without the slash at its end: "/site", or nothing for the top. Throws a UsageError
 * when it isn't a path.
 */
export function readBase(base: string): string {
  if (/^\/(([\w~-]|\.(?!\.?\/))+\/)*$/.test(base)) return base.slice(0, -1);
  throw new UsageError(
    `--base: expected a path such as /site/, found "${base}". Start and end it with a slash, and use only letters, digits and . _ ~ - in between.`,
  );
}

/** What the system refuses, by its codes and by the words that the bundler reports instead. */
const REFUSALS: readonly [sign: RegExp, what: string][] = [
  [/ENOSPC|EDQUOT|No space left/, 'The disk is full. Free some space.'],
  [/EROFS|Read-only file system/, 'The disk is read-only. Choose another folder.'],
  [/EACCES|EPERM|Permission denied/, 'Permission denied. Grant access, or choose another folder.'],
  [/ENOTDIR|EEXIST/, 'There is a file where a folder is needed. Move it.'],
  [/ENOENT|No such file/, 'A file or folder is missing. If it was just deleted, try again.'],
  [/EADDRINUSE/, 'The port is taken. Choose another with -- --port N.'],
  [
    /EADDRNOTAVAIL|ENOTFOUND|EAI_AGAIN/,
    'This machine has no such address. Change -- --host ADDRESS.',
  ],
];

/** An error for people: what they can do about it, without a stack trace; undefined where that is unknown. */
function plainText(error: unknown): string | undefined {
  if (error instanceof UsageError || error instanceof BuildError) return error.message;
  const what = REFUSALS.find(([sign]) => sign.test(String(error)))?.[1];
  return what && error instanceof Error ? `${what} (${error.message})` : undefined;
}

/**
 * Runs a command and turns what it throws into a message and an exit code. Ctrl-C and a request to
 * end are exits too, so that what listens to `exit` clears up; their code is 128 and the signal's
 * number, as shells expect it.
 */
export async function run(command: () => Promise<void>): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => process.exit(128 + constants.signals[signal]));
  }
  // When nobody reads any longer, as after "| head". vike prints such an error, which makes another.
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', () => process.exit(EXIT.failed));
  }
  try {
    await command();
  } catch (error) {
    process.exitCode = error instanceof UsageError ? EXIT.misused : EXIT.failed;
    const text = plainText(error);
    if (text !== undefined) console.error(text);
    else console.error('Unexpected error, not caused by the content:', error);
  }
}
