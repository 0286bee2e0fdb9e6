import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { BUILD_MARK } from '../model/own-files.ts';
import { HEADERS_FILE } from '../model/routes.ts';
import { BuildError, UsageError } from './command.ts';
import { codeOf } from './system.ts';

/** The folders of a build that replaces a site. */
interface BuildFolders {
  /** The site that is replaced. */
  target: string;
  /** Where the build works, beside the target; it is there only while a build runs. */
  work: string;
  /** The site that is made. */
  next: string;
  /** The site that was there, between the two renames that put the next into its place. */
  previous: string;
}

/**
 * Has a site made in a folder beside the last one, and puts it in the place of that once it is
 * complete; until then the last site stays, however this ends. Throws a UsageError where no build may
 * write, and a BuildError when another build is writing there.
 * @param contentFolder the folder of the content, in which no site belongs
 * @param make makes the site in a new folder, with the mark of a build in its headers file
 */
export async function replaceSite<Result>(
  out: string,
  contentFolder: string,
  make: (folder: string) => Promise<Result>,
): Promise<Result> {
  const target = outputFolder(out, contentFolder);
  const work = join(dirname(target), `.${basename(target)}.build`);
  const folders = { target, work, next: join(work, 'next'), previous: join(work, 'previous') };

  startWork(folders);
  // A signal ends a command by an exit (command.ts).
  const clearOnExit = () => clearWork(folders);
  process.once('exit', clearOnExit);
  try {
    writeFileSync(join(work, 'process'), `${process.pid}`);
    mkdirSync(folders.next);
    const result = await make(folders.next);

    // Whatever was put there meanwhile is refused too.
    outputFolder(out, contentFolder);
    if (existsSync(target)) renameSync(target, folders.previous);
    renameSync(folders.next, target);
    return result;
  } finally {
    process.off('exit', clearOnExit);
    clearWork(folders);
  }
}

/** Makes the folder in which a build works, once what a killed build left there is cleared away. */
function startWork(folders: BuildFolders): void {
  const { target, work } = folders;
  if (existsSync(work)) {
    if (isRunning(work)) {
      throw new BuildError(
        `Another build is writing ${target}. Wait until it has ended, then run this one again. If none is running, delete ${work} first.`,
      );
    }
    clearWork(folders);
  }

  mkdirSync(dirname(target), { recursive: true });
  // The folder can be made once: of two builds that start together, the second one fails here.
  mkdirSync(work);
}

/** Clears away the folder in which a build works, but for the last site that stands there. */
function clearWork({ target, work, previous }: BuildFolders): void {
  const isLastSite = existsSync(previous) && !existsSync(target);
  if (isLastSite) renameSync(previous, target);
  rmSync(work, { recursive: true, force: true, maxRetries: 3 });
}

/** The folder that a build may replace: one that is missing, empty, or was written by a build. */
function outputFolder(out: string, contentFolder: string): string {
  const refusal = (reason: string) =>
    new UsageError(
      `--out is "${out}", but ${reason}. Nothing was written. Give the site a folder of its own.`,
    );
  if (out.trim() === '') throw refusal('must name a folder');

  const target = resolve(out);
  const isInContent = `${target}${sep}`.startsWith(`${resolve(contentFolder)}${sep}`);
  if (isInContent) throw refusal('that folder is for content');

  const stats = statSync(target, { throwIfNoEntry: false });
  if (stats === undefined) return target;
  if (!stats.isDirectory()) throw refusal('that is a file');

  const headers = join(target, HEADERS_FILE);
  const isBuilt = existsSync(headers) && readFileSync(headers, 'utf8').startsWith(BUILD_MARK);
  const isEmpty = readdirSync(target).length === 0;
  if (isBuilt || isEmpty) return target;
  throw refusal(
    `that folder has files in it and no mark of an earlier build (the first line of _headers). If nothing in it is needed, delete it first`,
  );
}

/** Whether the build that made a work folder runs, or may: a process may be another user's. */
function isRunning(work: string): boolean {
  try {
    const pid = Number(readFileSync(join(work, 'process'), 'utf8'));
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) !== 'ESRCH';
  }
}
