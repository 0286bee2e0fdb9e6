import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ownerOf } from '../../scripts/build/mark.ts';

/** The temporary folder that a build made in a folder, once it is there. */
export function temporaryFolder(parent: string, pid: number): string | undefined {
  return readdirSync(parent)
    .map((name) => join(parent, name))
    .find((folder) => ownerOf(folder)?.pid === pid);
}
