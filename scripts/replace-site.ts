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
import { BUILD_MARKER } from '../model/own-files.ts';
import { BuildError, UsageError } from './command.ts';
import { codeOf } from './system.ts';

/**
 * Has a site made in a folder beside the last one, and puts it in the place of that once it is
 * complete; until then the last site stays, however this ends. Throws a UsageError where no build may
 * write, and a BuildError when another build is writing there.
 * @param content the folder of the content, in which no site belongs
 * @param make makes the site in a new folder
 */
export async function replaceSite<Result>(
  out: string,
  content: string,
  make: (folder: string) => Promise<Result>,
): Promise<Result> {
  const target = outputFolder(out, content);
  const work = join(dirname(target), `.${basename(target)}.build`);
  const [next, previous] = [join(work, 'next'), join(work, 'previous')];
  /** Clears away, but for the last site where a build ended between the two renames. */
  const clear = () => {
    if (existsSync(previous) && !existsSync(target)) renameSync(previous, target);
    rmSync(work, { recursive: true, force: true, maxRetries: 3 });
  };
  if (existsSync(work)) {
    if (isRunning(work)) {
      throw new BuildError(
        `Another build is writing ${target}. Wait until it has ended, then run this one again. If none is running, delete ${work} first.`,
      );
    }
    clear();
  }
  mkdirSync(dirname(target), { recursive: true });
  // Only one of two that start together can make it.
  mkdirSync(work);
  // A signal ends a command by an exit (command.ts).
  process.once('exit', clear);
  try {
    writeFileSync(join(work, 'process'), `${process.pid}`);
    mkdirSync(next);
    const result = await make(next);
    writeFileSync(
      join(next, BUILD_MARKER),
      'Written by "npm run build", which replaces this folder.\n',
    );
    // Whatever was put there meanwhile is refused too.
    outputFolder(out, content);
    if (existsSync(target)) renameSync(target, previous);
    renameSync(next, target);
    return result;
  } finally {
    process.off('exit', clear);
    clear();
  }
}

/** The folder that a build may replace: one that is missing, empty, or was written by a build. */
function outputFolder(out: string, content: string): string {
  const refuse = (reason: string) =>
    new UsageError(
      `--out is "${out}", but ${reason}. Nothing was written. Give the site a folder of its own.`,
    );
  const target = resolve(out);
  if (out.trim() === '') throw refuse('must name a folder');
  if (`${target}${sep}`.startsWith(`${resolve(content)}${sep}`)) {
    throw refuse('that folder is for content');
  }
  const found = statSync(target, { throwIfNoEntry: false });
  if (found === undefined) return target;
  if (!found.isDirectory()) throw refuse('that is a file');
  if (existsSync(join(target, BUILD_MARKER)) || readdirSync(target).length === 0) return target;
  throw refuse(
    `that folder has files in it and no mark of an earlier build (${BUILD_MARKER}). If nothing in it is needed, delete it first`,
  );
}

/** Whether the build that made a work folder runs, or may: a process may be another user's. */
function isRunning(work: string): boolean {
  try {
    return process.kill(Number(readFileSync(join(work, 'process'), 'utf8')), 0);
  } catch (error) {
    return codeOf(error) !== 'ESRCH';
  }
}
