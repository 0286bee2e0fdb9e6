import { existsSync, realpathSync } from 'node:fs';
import { constants } from 'node:os';
import { parseArgs } from 'node:util';

/** How a command ends (docs/architecture.md, "Commands"). */
export const EXIT = { success: 0, failed: 1, misused: 2 } as const;

/** What a command does, given the words behind its name, and the exit code that it ends with. */
export type Main = (args: readonly string[]) => Promise<number>;

// Known by their names, because `npm run dev` loads code that throws them a second time.

/** The command was called wrongly. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The content or the build is at fault; the message says all that there is to say. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
}

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

/** A port as a number. Throws a UsageError when it isn't one. */
export function readPort(port: string): number {
  if (/^\d{1,5}$/.test(port) && Number(port) <= 65_535) return Number(port);
  throw new UsageError(`--port: expected a number from 0 to 65535, found "${port}".`);
}

/** The folder that commands read unless another is named. */
export const CONTENT_OPTION = { type: 'string', default: 'content' } as const;

/** The folder that commands write a site into, or look for one in, unless another is named. */
export const OUT_OPTION = { type: 'string', default: 'dist/client' } as const;

/** The folder of what a site serves as it is, unless another is named. */
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

/**
 * Throws a UsageError where the path of the project has a character that is no part of a path to vike
 * and Vite, which take it for one of an address: they fail with it, each in another way.
 */
export function requirePlainProject(): void {
  const folder = process.cwd();
  const [character] = /[#%]/.exec(folder) ?? [];
  if (character === undefined) return;
  throw new UsageError(
    `The path of the project has "${character}" in it, which the build cannot read: rename that folder, then try again. (${folder})`,
  );
}

/** What the system refuses, by its codes and by the words that the bundler reports instead. */
const REFUSALS: readonly { sign: RegExp; advice: string }[] = [
  { sign: /ENOSPC|EDQUOT|No space left/, advice: 'The disk is full. Free some space.' },
  { sign: /EROFS|Read-only file system/, advice: 'The disk is read-only. Choose another folder.' },
  {
    sign: /EACCES|EPERM|Permission denied/,
    advice: 'Permission denied. Grant access, or choose another folder.',
  },
  { sign: /ENOTDIR|EEXIST/, advice: 'There is a file where a folder is needed. Move it.' },
  {
    sign: /ENOENT|No such file/,
    advice: 'A file or folder is missing. If it was just deleted, try again.',
  },
  { sign: /EADDRINUSE/, advice: 'The port is taken. Choose another with -- --port N.' },
  {
    sign: /EADDRNOTAVAIL|ENOTFOUND|EAI_AGAIN/,
    advice: 'This machine has no such address. Change -- --host ADDRESS.',
  },
];

/** An error for people: what they can do about it, without a stack trace; undefined where that is unknown. */
function plainText(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (['UsageError', 'BuildError'].includes(error.name)) return error.message;

  const refusal = REFUSALS.find(({ sign }) => sign.test(String(error)));
  return refusal && `${refusal.advice} (${error.message})`;
}

/** Does what a command does, and turns what it throws into a message and an exit code. */
export async function exitCodeOf(main: Main, args: readonly string[]): Promise<number> {
  try {
    return await main(args);
  } catch (error) {
    const text = plainText(error);
    if (text !== undefined) console.error(text);
    else console.error('Unexpected error, not caused by the content:', error);
    const isMisused = error instanceof Error && error.name === 'UsageError';
    return isMisused ? EXIT.misused : EXIT.failed;
  }
}

/**
 * Runs a command to its end. Ctrl-C and a request to end are exits too, so that what listens to `exit`
 * clears up; their code is 128 and the signal's number, as shells expect it.
 */
export async function run(main: Main): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => process.exit(128 + constants.signals[signal]));
  }
  // A stream fails once nobody reads it any longer, as after "| head". vike prints such an error,
  // which makes another.
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', () => process.exit(EXIT.failed));
  }
  process.exitCode = await exitCodeOf(main, process.argv.slice(2));
  // What a command does beside the step that failed ends with it, once the message has left.
  if (process.exitCode !== EXIT.success) process.stderr.write('', () => process.exit());
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
