import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Bundle, openBundle } from './bundle.ts';

/** The bundling of the code, which goes on beside other steps. */
export interface Bundling {
  bundle: Promise<Bundle & { isNew: boolean }>;
  /** Ends it, if it still runs. */
  stop: () => void;
}

/** Begins to bundle the code, unless it is kept. It ends with this process at the latest. */
export function startBundling({ base, clean }: { base: string; clean: boolean }): Bundling {
  const stop = new AbortController();
  process.once('exit', () => stop.abort());
  const bundle = openBundle(base, clean, (into) => bundleBeside(into, base, stop.signal));
  // Whoever needs the bundle is told what went wrong.
  bundle.catch(() => {});
  return { bundle, stop: () => stop.abort() };
}

/**
 * Bundles the code in a process of its own: beside the reading of the content, and so that what
 * Vite needs is not in the memory of the process that renders.
 * @param signal ends the process
 */
async function bundleBeside(folder: string, base: string, signal: AbortSignal): Promise<void> {
  const module = join(import.meta.dirname, 'bundle-code.ts');
  const args = ['--import', 'tsx', module, folder, base];
  const { stderr } = await promisify(execFile)(process.execPath, args, { signal });
  // Vite's warnings; its errors are part of what is thrown.
  process.stderr.write(stderr);
}
