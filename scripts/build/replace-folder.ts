import { existsSync, renameSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { hasCode } from '../failure.ts';
import { besideSite } from './leftovers.ts';

/**
 * Puts a finished folder in the place of another, also on another disk. The old one goes only
 * when the new one stands whole beside it.
 */
export async function replaceFolder(finished: string, target: string): Promise<void> {
  const { fresh, old } = besideSite(target, process.pid);
  try {
    await mkdir(dirname(target), { recursive: true });
    await moveAcrossDisks(finished, fresh);
    swap(fresh, target, old);
  } finally {
    await rm(fresh, { recursive: true, force: true });
    await rm(old, { recursive: true, force: true });
  }
}

/** In one go, so that no signal comes between; what a kill leaves undone the next command mends. */
function swap(fresh: string, target: string, old: string) {
  const hadOld = existsSync(target);
  if (hadOld) renameSync(target, old);
  try {
    renameSync(fresh, target);
  } catch (error) {
    if (hadOld) renameSync(old, target);
    throw error;
  }
}

async function moveAcrossDisks(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (!hasCode(error, 'EXDEV')) throw error;
    await cp(from, to, { recursive: true });
  }
}
