import { bundleKey } from './bundle-key.ts';
import { runChild } from './child.ts';
import { takeBundle } from './kept-bundle.ts';

/** What the process of the bundler is asked to do. */
export interface BundleJob {
  /** The folder for the bundle. */
  work: string;
  /** The path below which the site will stand, "/site"; empty for the top of its domain. */
  base: string;
  /** Keeps the bundle under this key. */
  key: string;
}

/**
 * Puts the bundle of the pages' code into a folder: what renders them, and what browsers load below
 * `base`. It is taken from an earlier build of the same code, else made: in a process of its own,
 * beside the reading of the content, and because vike renders with the checks of development
 * wherever Vite is loaded.
 * @param clean takes none from an earlier build
 * @returns whether it was made
 */
export async function bundle(
  { work, base }: Omit<BundleJob, 'key'>,
  clean: boolean,
  signal: AbortSignal,
): Promise<boolean> {
  const key = bundleKey({ base });
  if (!clean && takeBundle(key, work)) return false;
  const job: BundleJob = { work, base, key };
  await runChild('bundle-child', job, { signal });
  return true;
}
