/** Whether an error is the system's, with this code ("ENOENT"). */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** What the system refuses, by its codes and by the words that the bundler reports instead. */
const REFUSALS: readonly { sign: RegExp; what: string }[] = [
  {
    sign: /ENOSPC|EDQUOT|No space left/,
    what: 'The disk is full. Free some space and build again.',
  },
  {
    sign: /EFBIG|File too large/,
    what: 'A file is larger than this system allows. Raise the limit and build again.',
  },
  {
    sign: /EACCES|EPERM|Permission denied|Operation not permitted/,
    what: 'Permission denied. Grant write access or use --out.',
  },
  {
    sign: /EROFS|Read-only file system/,
    what: 'The disk is read-only. Choose another folder with --out.',
  },
  { sign: /ENOTDIR|EEXIST/, what: 'There is a file where a folder is needed. Move it.' },
  {
    sign: /ENAMETOOLONG/,
    what: 'This file name is too long for the disk. Shorten it, or choose a folder with a shorter path with --out.',
  },
  {
    sign: /EMFILE|ENFILE|Too many open files/,
    what: 'Too many files are open. Close other programs and build again.',
  },
  {
    sign: /ENOENT|No such file/,
    what: 'A file was deleted during the build. Build again.',
  },
];

/**
 * What the system refused in plain words, with the file where it is known; undefined when the error
 * is none of the system's.
 */
export function plainRefusal(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? String(error.code) : '';
  const what = REFUSALS.find(({ sign }) => sign.test(code) || sign.test(error.message))?.what;
  if (what === undefined) return undefined;
  return 'path' in error && typeof error.path === 'string' ? `${error.path}: ${what}` : what;
}
