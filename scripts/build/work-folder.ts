import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { BuildError } from '../command.ts';
import { plainRefusal } from '../failure.ts';
import { onSignal } from '../on-signal.ts';
import { removeWorkFolders, restoreSite, WORK_PREFIX } from './leftovers.ts';
import { takeLock } from './lock.ts';

/** Inside the project and relative to it: vike takes an output folder no other way. */
const PARENT = 'dist';

/**
 * Builds a site in a folder of its own, which is gone afterwards however the build ends; what an
 * earlier build left is cleared away first. Throws a BuildError in plain words when the system
 * refuses something.
 * @param target where the site will stand
 * @param build gets the folder to work in
 */
export async function inWorkFolder(
  target: string,
  build: (work: string) => Promise<void>,
): Promise<void> {
  try {
    await buildAlone(target, build);
  } catch (error) {
    const refusal = plainRefusal(error);
    if (refusal === undefined || error instanceof BuildError) throw error;
    throw new BuildError(`${refusal}\nNothing was replaced: ${target} is as it was.`);
  }
}

async function buildAlone(target: string, build: (work: string) => Promise<void>): Promise<void> {
  const release = await takeLock(target);
  const work = join(PARENT, `${WORK_PREFIX}${process.pid}`);
  const removeWork = () => rmSync(work, { recursive: true, force: true, maxRetries: 3 });
  const clean = () => {
    removeWork();
    release();
  };
  // Pages that were on their way when another failed may still be written afterwards.
  process.once('exit', removeWork);
  const ignoreSignals = onSignal(clean);
  try {
    restoreSite(target);
    removeWorkFolders(PARENT);
    mkdirSync(work, { recursive: true });
    await build(work);
  } finally {
    ignoreSignals();
    clean();
  }
}
