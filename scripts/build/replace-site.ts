import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BuildError, UsageError } from '../cli/command.ts';
import { hasCode, plainRefusal } from '../shared/system-errors.ts';
import { markSite, markTemporary, type Owner, ownerOf } from './mark.ts';
import { mayBeReplaced, outputFolder, type Surroundings } from './output-folder.ts';

/** In a build's temporary folder: the new site, and the one that it takes the place of. */
const NEXT = 'next';
const PREVIOUS = 'previous';

/**
 * Has a site made in a temporary folder beside the last one, and puts it in the place of that when
 * it is finished; the temporary folder is gone afterwards however this ends. Throws a UsageError when
 * a build may not replace the output folder, a BuildError when another build is writing it, and one
 * in plain words when the system refuses something.
 * @param make makes the site in a new folder
 */
export async function replaceSite<Result>(
  surroundings: Surroundings,
  make: (folder: string) => Promise<Result>,
): Promise<Result> {
  let temporary = '';
  const remove = () => removeFolder(temporary);
  try {
    const target = outputFolder(surroundings);
    mkdirSync(dirname(target), { recursive: true });
    temporary = mkdtempSync(join(dirname(target), '.build-'));
    // A signal ends a command by an exit (scripts/cli/command.ts).
    process.once('exit', remove);
    markTemporary(temporary, { pid: process.pid, target });
    clearForBuild(target, temporary);
    const next = join(temporary, NEXT);
    mkdirSync(next);
    const result = await make(next);
    markSite(next);
    if (!mayBeReplaced(target)) {
      throw new BuildError(
        `Files were put into ${target} while the site was built. They are kept.`,
      );
    }
    swap(next, target, join(temporary, PREVIOUS));
    return result;
  } catch (error) {
    const refusal = plainRefusal(error);
    const isTold = error instanceof BuildError || error instanceof UsageError;
    if (refusal === undefined || isTold) throw error;
    throw new BuildError(`${refusal}\nNothing was replaced: ${surroundings.out} is as it was.`);
  } finally {
    process.off('exit', remove);
    if (temporary !== '') remove();
  }
}

/**
 * Throws a BuildError when another process is building the same site, and clears away what killed
 * builds of it left: one that was killed between the two steps of the swap has the last site, which
 * is put back. Called after this build has made its own temporary folder: of two that start at once,
 * at least one sees the other.
 */
function clearForBuild(target: string, own: string): void {
  const others = buildsOf(target).filter(({ folder }) => folder !== own);
  const running = others.find(({ owner }) => isRunning(owner.pid));
  if (running !== undefined) {
    const { owner, folder } = running;
    throw new BuildError(
      `Another build is writing ${target} (process ${owner.pid}). Wait until it has ended, then run this one again. If none is running, delete ${folder} first.`,
    );
  }
  for (const { folder } of others) {
    const previous = join(folder, PREVIOUS);
    if (existsSync(previous) && !existsSync(target)) renameSync(previous, target);
    removeFolder(folder);
  }
}

/** The temporary folders of builds of a site, known by their marks alone. */
function buildsOf(target: string): { folder: string; owner: Owner }[] {
  return readdirSync(dirname(target), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => {
      const folder = join(dirname(target), name);
      const owner = ownerOf(folder);
      return owner?.target === target ? [{ folder, owner }] : [];
    });
}

/** Whether another process of this number runs on this machine. */
function isRunning(pid: number): boolean {
  // A build runs once in a process, so this number was given anew after the other had ended.
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // One that may not be asked runs all the same.
    return hasCode(error, 'EPERM');
  }
}

/** In one go, so that no signal comes between; the next build puts right what a kill left undone. */
function swap(next: string, target: string, previous: string): void {
  const hadPrevious = existsSync(target);
  if (hadPrevious) renameSync(target, previous);
  try {
    renameSync(next, target);
  } catch (error) {
    if (hadPrevious) renameSync(previous, target);
    throw error;
  }
}

function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
