import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Where builds keep what the next one can reuse; safe to delete at any time. */
export const CACHE_FOLDER = join('node_modules', '.cache', 'mobile-notary-site');

/** Writes a file of a site that is being made, by its address below the folder. */
export function writeBelow(folder: string, path: string, data: string | Buffer): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, data);
}

/** Writes a file so that readers find it whole or not at all, also while others write the same one. */
export async function writeWhole(file: string, data: string | Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, data);
  await rename(unfinished, file);
}

/** The system's code of an error ("ENOENT"); empty where it is none of the system's. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? `${error.code}` : '';
}

/** What the system refuses, by its codes and by the words that the bundler reports instead. */
const REFUSALS: readonly [sign: RegExp, what: string][] = [
  [/ENOSPC|EDQUOT|No space left/, 'The disk is full. Free some space and build again.'],
  [
    /EACCES|EPERM|Permission denied|Operation not permitted/,
    'Permission denied. Grant write access or use --out.',
  ],
  [/EROFS|Read-only file system/, 'The disk is read-only. Choose another folder with --out.'],
  [/ENOTDIR|EEXIST/, 'There is a file where a folder is needed. Move it.'],
  [/ENOENT|No such file/, 'A file was deleted during the build. Build again.'],
];

/** What the system refused, in plain words, with the file where it is known; undefined for other errors. */
export function plainRefusal(error: unknown): string | undefined {
  const what = REFUSALS.find(([sign]) => sign.test(`${codeOf(error)} ${error}`))?.[1];
  return what && error instanceof Error && 'path' in error ? `${error.path}: ${what}` : what;
}
