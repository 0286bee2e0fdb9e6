import { dirname, relative, resolve } from 'node:path';
import { BuildError, UsageError } from '../cli/command.ts';
import { onSignal } from '../shared/on-signal.ts';
import { plainRefusal } from '../shared/system-errors.ts';
import { outputFolder, type Surroundings, WORK_PARENT } from './output-folder.ts';
import {
  clearLeftovers,
  makeTemporary,
  refuseSecondBuild,
  removeFolder,
} from './temporary-folder.ts';

/** Where a build writes. */
export interface WorkFolders {
  /** Where the site will stand. */
  target: string;
  /** Where the build works: inside the project and relative to it. */
  work: string;
  /** On the same disk as the target, for the swap. */
  sibling: string;
}

/**
 * Runs a build with temporary folders of its own, which are gone afterwards however it ends. Throws
 * a UsageError when a build may not replace the output folder, a BuildError when another build is
 * writing it, and one in plain words when the system refuses something.
 */
export async function inWorkFolders(
  surroundings: Surroundings,
  build: (folders: WorkFolders) => Promise<void>,
): Promise<void> {
  const own: string[] = [];
  const removeOwn = () => {
    for (const folder of own) removeFolder(folder);
  };
  // On exit, because child processes have ended by then; onSignal() turns signals into exits.
  process.once('exit', removeOwn);
  const ignoreSignals = onSignal();
  try {
    await build(openFolders(outputFolder(surroundings), own));
  } catch (error) {
    const refusal = plainRefusal(error);
    const isTold = error instanceof BuildError || error instanceof UsageError;
    if (refusal === undefined || isTold) throw error;
    throw new BuildError(`${refusal}\nNothing was replaced: ${surroundings.out} is as it was.`);
  } finally {
    ignoreSignals();
    removeOwn();
    process.off('exit', removeOwn);
  }
}

/** Adds each folder to `own` as soon as it is there. */
function openFolders(target: string, own: string[]): WorkFolders {
  const owner = { pid: process.pid, target };
  const parents = [dirname(target), resolve(WORK_PARENT)];
  const [sibling = '', work = ''] = parents.map((parent) => {
    const folder = makeTemporary(parent, owner);
    own.push(folder);
    return folder;
  });
  refuseSecondBuild(target, parents, own);
  clearLeftovers(target, parents, own);
  return { target, work: relative('.', work), sibling };
}
