import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** The file that says that a folder was written by a build of this project, and may be removed by one. */
export const MARK = '.mobile-notary-site';

const SITE_TEXT = 'Written by "npm run build", which replaces this folder as a whole.';

/** What the mark in a build's temporary folder says of the build. */
const Owner = z.object({ pid: z.int().positive(), target: z.string() });
export type Owner = z.infer<typeof Owner>;

/** Marks a built site, with the same text in every one. */
export function markSite(folder: string): void {
  writeFileSync(join(folder, MARK), `${SITE_TEXT}\n`);
}

/** Whether a folder carries the mark of a built site; a temporary folder does not. */
export function isMarkedSite(folder: string): boolean {
  return readMark(folder)?.trim() === SITE_TEXT;
}

/** Marks the temporary folder of a build. */
export function markTemporary(folder: string, owner: Owner): void {
  writeFileSync(join(folder, MARK), JSON.stringify(owner));
}

/** The build that a temporary folder belongs to; undefined for every other folder. */
export function ownerOf(folder: string): Owner | undefined {
  try {
    return Owner.safeParse(JSON.parse(readMark(folder) ?? '')).data;
  } catch {
    return undefined;
  }
}

function readMark(folder: string): string | undefined {
  try {
    return readFileSync(join(folder, MARK), 'utf8');
  } catch {
    return undefined;
  }
}
