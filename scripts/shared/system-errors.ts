/** Whether an error is the system's, with this code ("ENOENT"). */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
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
  if (!(error instanceof Error)) return undefined;
  const text = 'code' in error ? `${error.code} ${error.message}` : error.message;
  const what = REFUSALS.find(([sign]) => sign.test(text))?.[1];
  return what && 'path' in error ? `${error.path}: ${what}` : what;
}
