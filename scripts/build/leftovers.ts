import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Where a build works, beside no site: "dist/.build-1234", the process's number at its end. */
export const WORK_PREFIX = '.build-';

/** Folders beside a site while it is replaced: the new one, and the old one until the new one stands. */
export function besideSite(target: string, pid: number): { fresh: string; old: string } {
  const fresh = join(dirname(target), `.${basename(target)}-${pid}`);
  return { fresh, old: `${fresh}-old` };
}

/** Whether a process of this number runs on this machine. */
export function isRunning(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // One that may not be asked runs all the same.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Puts the last good site back where a build was killed between taking it away and putting the new
 * one there, and removes what killed builds left beside it.
 */
export function restoreSite(target: string): void {
  const folder = dirname(target);
  const pattern = new RegExp(`^\\.${escapeRegExp(basename(target))}-(\\d+)(-old)?$`);
  for (const name of entries(folder)) {
    const [, pid, old] = pattern.exec(name) ?? [];
    if (pid === undefined || isRunning(Number(pid))) continue;
    if (old !== undefined && !existsSync(target)) renameSync(join(folder, name), target);
    else rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/** Removes the work folders of killed builds. */
export function removeWorkFolders(folder: string): void {
  for (const name of entries(folder)) {
    if (!name.startsWith(WORK_PREFIX)) continue;
    if (isRunning(Number(name.slice(WORK_PREFIX.length)))) continue;
    rmSync(join(folder, name), { recursive: true, force: true });
  }
}

function entries(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
