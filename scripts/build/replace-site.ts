import { existsSync, renameSync } from 'node:fs';
import { cp, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { BuildError } from '../cli/command.ts';
import { hasCode } from '../shared/system-errors.ts';
import { markSite } from './mark.ts';
import { mayBeReplaced } from './output-folder.ts';
import { PREVIOUS } from './temporary-folder.ts';

/**
 * Puts a finished site in the place of the previous one.
 * @param finished the folder with the new site, on any disk
 * @param target where it will stand
 * @param sibling a temporary folder on the same disk as the target
 */
export async function replaceSite(
  finished: string,
  target: string,
  sibling: string,
): Promise<void> {
  markSite(finished);
  const next = join(sibling, 'next');
  await moveAcrossDisks(finished, next);
  if (!mayBeReplaced(target)) {
    throw new BuildError(`Files were put into ${target} while the site was built. They are kept.`);
  }
  swap(next, target, join(sibling, PREVIOUS));
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

async function moveAcrossDisks(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (!hasCode(error, 'EXDEV')) throw error;
    await cp(from, to, { recursive: true });
  }
}
