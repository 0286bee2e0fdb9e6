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
import { BuildError, UsageError } from './command.ts';
import { codeOf, plainRefusal } from './system.ts';

/** The file that says that a folder was written by a build, and may be replaced by one. */
export const MARK = '.mobile-notary-site';

/** In the folder that a build works in: the new site, the last one, and the process that builds. */
const NEXT = 'next';
const PREVIOUS = 'previous';
const PROCESS = 'process';

/**
 * Has a site made in a folder beside the last one, and puts it in the place of that once it is
 * complete; until then the last site stays, however this ends. Throws a UsageError where no build may
 * write, a BuildError when another build is writing there, or when the system refuses something.
 * @param content the folder of the content, in which no site belongs
 * @param make makes the site in a new folder
 */
export async function replaceSite<Result>(
  out: string,
  content: string,
  make: (folder: string) => Promise<Result>,
): Promise<Result> {
  let remove = () => {};
  try {
    const target = outputFolder(out, content);
    const work = workFolder(target);
    remove = () => rmSync(work, { recursive: true, force: true, maxRetries: 3 });
    // A signal ends a command by an exit (scripts/cli/command.ts).
    process.once('exit', remove);
    const next = join(work, NEXT);
    mkdirSync(next);
    const result = await make(next);
    writeFileSync(join(next, MARK), 'Written by "npm run build", which replaces this folder.\n');
    // Whatever was put there meanwhile is refused too.
    outputFolder(out, content);
    if (existsSync(target)) renameSync(target, join(work, PREVIOUS));
    renameSync(next, target);
    return result;
  } catch (error) {
    const refusal = plainRefusal(error);
    if (refusal === undefined || error instanceof BuildError || error instanceof UsageError)
      throw error;
    throw new BuildError(`${refusal}\nNothing was replaced: ${out} is as it was.`);
  } finally {
    process.off('exit', remove);
    remove();
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
  if (existsSync(join(target, MARK)) || readdirSync(target).length === 0) return target;
  throw refuse(
    `that folder has files in it and no mark of an earlier build (${MARK}). If nothing in it is needed, delete it first`,
  );
}

/**
 * Makes the folder that a build of a site works in, which only one can have. What a killed build left
 * goes first; one that was killed between the two renames has the last site, which is put back.
 */
function workFolder(target: string): string {
  const work = join(dirname(target), `.${basename(target)}.build`);
  mkdirSync(dirname(target), { recursive: true });
  try {
    mkdirSync(work);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    if (isRunning(work)) {
      throw new BuildError(
        `Another build is writing ${target}. Wait until it has ended, then run this one again. If none is running, delete ${work} first.`,
      );
    }
    const previous = join(work, PREVIOUS);
    if (existsSync(previous) && !existsSync(target)) renameSync(previous, target);
    rmSync(work, { recursive: true });
    mkdirSync(work);
  }
  writeFileSync(join(work, PROCESS), `${process.pid}`);
  return work;
}

/** Whether the build that made a work folder runs, or may: a process may be another user's. */
function isRunning(work: string): boolean {
  try {
    return process.kill(Number(readFileSync(join(work, PROCESS), 'utf8')), 0);
  } catch (error) {
    return codeOf(error) !== 'ESRCH';
  }
}
