import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { keepBundle, takeBundle } from './kept-bundle.ts';

/** The parts of a bundle, as paths. */
export interface Bundle {
  /** What browsers load: the islands and the assets of the pages. */
  client: string;
  /** What renders the pages. */
  server: string;
  /** The script that starts the editor, the only file of its folder. */
  editor: string;
  /** The file of the script that runs in every page. */
  loader: string;
}

/** The parts of a bundle in its folder. */
export function bundleParts(folder: string): Bundle {
  return {
    client: join(folder, 'client'),
    server: join(folder, 'server'),
    editor: join(folder, 'editor'),
    loader: join(folder, 'loader.js'),
  };
}

/**
 * Puts the bundled code into a folder: kept from an earlier build of the same code, or
 * bundled now, in a process beside the reading of the content (docs/performance.md says what that
 * saves).
 * @param base the path below which the site will stand, "/site"; empty for the top of its domain
 * @param clean reuse nothing from an earlier build
 * @param signal ends the process
 * @returns whether it was bundled now
 */
export async function bundle(
  folder: string,
  base: string,
  clean: boolean,
  signal: AbortSignal,
): Promise<boolean> {
  if (!clean && takeBundle(base, folder)) return false;
  const module = join(import.meta.dirname, 'bundle-code.ts');
  const args = ['--import', 'tsx', module, folder, base];
  const running = promisify(execFile)(process.execPath, args, { signal });
  // Before the folder that it works in is removed.
  const kill = () => running.child.kill('SIGKILL');
  process.prependOnceListener('exit', kill);
  try {
    // Vite's warnings; its errors are part of what is thrown.
    process.stderr.write((await running).stderr);
  } finally {
    process.off('exit', kill);
  }
  keepBundle(base, folder);
  return true;
}
