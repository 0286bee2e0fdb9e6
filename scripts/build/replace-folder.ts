import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * Puts a finished folder in the place of another, also on another disk. The old one goes only
 * when the new one stands whole beside it.
 */
export async function replaceFolder(finished: string, target: string): Promise<void> {
  const beside = join(dirname(target), `.${basename(target)}-${process.pid}`);
  const old = `${beside}-old`;
  try {
    await mkdir(dirname(target), { recursive: true });
    await moveAcrossDisks(finished, beside);
    const hadOld = await moveIfPresent(target, old);
    try {
      await rename(beside, target);
    } catch (error) {
      if (hadOld) await rename(old, target);
      throw error;
    }
  } finally {
    await rm(beside, { recursive: true, force: true });
    await rm(old, { recursive: true, force: true });
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

async function moveIfPresent(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
