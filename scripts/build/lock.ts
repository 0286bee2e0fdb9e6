import { closeSync, mkdirSync, openSync, rmSync, statSync, utimesSync, writeSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { BuildError } from '../command.ts';
import { hasCode } from '../failure.ts';
import { isRunning } from './leftovers.ts';

/** How often a build says that it still runs, and after what silence it counts as ended. Unit: ms. */
const SIGN_OF_LIFE = 5_000;
const SILENCE = 60_000;

/** The file that says which process writes a folder. */
export function lockFile(target: string): string {
  return join(dirname(target), `.${basename(target)}.lock`);
}

/**
 * Makes this process the only one that writes a folder. A lock that a killed build left is taken
 * over. Throws a BuildError when another build runs.
 * @returns gives the folder free again
 */
export async function takeLock(target: string): Promise<() => void> {
  const file = lockFile(target);
  mkdirSync(dirname(target), { recursive: true });
  if (!create(file)) {
    const owner = Number(await readFile(file, 'utf8').catch(() => ''));
    if (isRunning(owner) && isFresh(file)) throw otherBuild(target, owner);
    rmSync(file, { force: true });
    if (!create(file)) throw otherBuild(target, owner);
  }
  const timer = setInterval(() => giveSignOfLife(file), SIGN_OF_LIFE);
  timer.unref();
  return () => {
    clearInterval(timer);
    rmSync(file, { force: true });
  };
}

function giveSignOfLife(file: string): void {
  const now = new Date();
  try {
    utimesSync(file, now, now);
  } catch {
    // Somebody removed the lock by hand; the build itself goes on.
  }
}

/** Writes the lock; false where there is one. */
function create(file: string): boolean {
  try {
    const handle = openSync(file, 'wx');
    writeSync(handle, String(process.pid));
    closeSync(handle);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** A number may belong to another process by now; its lock is then old. */
function isFresh(file: string): boolean {
  const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: 0 };
  return Date.now() - mtimeMs < SILENCE;
}

function otherBuild(target: string, owner: number): BuildError {
  return new BuildError(
    `Another build is writing ${target} (process ${owner}). Wait until it has ended, then run this one again.`,
  );
}
