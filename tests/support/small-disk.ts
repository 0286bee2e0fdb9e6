import { execFileSync } from 'node:child_process';

/** Puts a disk of its own, in memory, at a folder; false where this user may not. */
export function mountDisk(folder: string, ...options: string[]): boolean {
  try {
    const all = ['size=2m', ...options].join(',');
    execFileSync('mount', ['-t', 'tmpfs', '-o', all, 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Makes a mounted disk one that can only be read. */
export function makeReadOnly(folder: string): void {
  execFileSync('mount', ['-o', 'remount,ro', folder]);
}

export function unmountDisk(folder: string): void {
  execFileSync('umount', [folder]);
}
