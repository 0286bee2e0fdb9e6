import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { BuildError } from '../cli/command.ts';
import { hasCode } from '../shared/system-errors.ts';
import { markTemporary, type Owner, ownerOf } from './mark.ts';

/** In a temporary folder beside a site: the site that is being replaced. */
export const PREVIOUS = 'previous';

/**
 * Makes a temporary folder that says which build it belongs to.
 * @param parent the folder to make it in
 */
export function makeTemporary(parent: string, owner: Owner): string {
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, '.build-'));
  try {
    markTemporary(folder, owner);
  } catch (error) {
    removeFolder(folder);
    throw error;
  }
  return folder;
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

/**
 * Throws a BuildError when another process is building the same site. Called after this build has
 * made temporary folders of its own: of two that start at once, at least one sees the other.
 * @param parents the folders in which builds of this site make temporary ones
 * @param own those of this build
 */
export function refuseSecondBuild(target: string, parents: string[], own: string[]): void {
  const running = otherFolders(parents, own).find(
    ({ owner }) => owner.target === target && isRunning(owner.pid),
  );
  if (running === undefined) return;
  const { owner, folder } = running;
  throw new BuildError(
    `Another build is writing ${target} (process ${owner.pid}). Wait until it has ended, then run this one again. If none is running, delete ${folder} first.`,
  );
}

/**
 * Removes what killed builds left. When one was killed between taking the previous site away and
 * putting the new one in its place, the previous one is put back; that of another target is left to
 * the next build of that target.
 */
export function clearLeftovers(target: string, parents: string[], own: string[]): void {
  for (const { folder, owner } of otherFolders(parents, own)) {
    if (isRunning(owner.pid)) continue;
    const previous = join(folder, PREVIOUS);
    if (existsSync(previous)) {
      if (owner.target !== target) continue;
      if (!existsSync(target)) renameSync(previous, target);
    }
    removeFolder(folder);
  }
}

/** The temporary folders of other builds, known by their marks alone. */
function otherFolders(parents: string[], own: string[]): { folder: string; owner: Owner }[] {
  return [...new Set(parents)]
    .flatMap((parent) =>
      readdirSync(parent, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => join(parent, name)),
    )
    .filter((folder) => !own.includes(folder))
    .flatMap((folder) => {
      const owner = ownerOf(folder);
      return owner === undefined ? [] : [{ folder, owner }];
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
