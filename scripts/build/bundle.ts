import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { keepBundle, takeBundle } from './kept-bundle.ts';

/** The folders of a bundle. */
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

/** Where the parts of a bundle are in the folder `work`. */
export function bundleFolders(work: string): Bundle {
  const [client, server] = [join(work, 'client'), join(work, 'server')];
  return { client, server, editor: join(work, 'editor'), loader: join(work, 'loader.js') };
}

/**
 * Puts the bundled code into the folder `work`: kept from an earlier build of the same code, or
 * bundled now, in a process beside the reading of the content (docs/performance.md says what that
 * saves).
 * @param base the path below which the site will stand, "/site"; empty for the top of its domain
 * @param clean reuse nothing from an earlier build
 * @param signal ends the process
 * @returns whether it was bundled now
 */
export async function bundle(
  work: string,
  base: string,
  clean: boolean,
  signal: AbortSignal,
): Promise<boolean> {
  if (!clean && takeBundle(base, work)) return false;
  const module = join(import.meta.dirname, 'bundle-code.ts');
  // Vite's warnings and errors pass through.
  const { stderr } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', module, work, base],
    { signal },
  );
  process.stderr.write(stderr);
  keepBundle(base, work);
  return true;
}
