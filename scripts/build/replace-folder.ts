import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Puts a finished folder in the place of another; the old one goes only when the new one stands. */
export async function replaceFolder(finished: string, target: string): Promise<void> {
  const old = `${finished}-old`;
  await mkdir(dirname(target), { recursive: true });
  const hadOld = await moveIfPresent(target, old);
  try {
    await rename(finished, target);
  } catch (error) {
    if (hadOld) await rename(old, target);
    throw error;
  }
  await rm(old, { recursive: true, force: true });
}

async function moveIfPresent(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
}
