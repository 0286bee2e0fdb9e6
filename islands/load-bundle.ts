import type { Hydrate } from './hydrate.ts';

/** The files of islands: those that need the router, those that do without, and the finder. */
export type Bundle = 'routed' | 'unrouted' | 'finder';

/** The files of each module, the module itself first; written by the bundler. */
declare const ISLAND_FILES: Readonly<Record<string, readonly string[]>>;

/** By a name of its own, since the bundler writes the files wherever the other stands. */
const FILES = ISLAND_FILES;

const importModule = (name: string) => import(/* @vite-ignore */ FILES[name]?.[0] ?? '');

/** Runs the script that keeps the opening hours current. */
export const startOpenNow = () => importModule('openNow');

/**
 * Fetches all files of a bundle side by side, each to its end, so that a connection lost half-way is
 * noticed too.
 */
export async function fetchBundle(bundle: string): Promise<void> {
  await Promise.all(
    (FILES[bundle] ?? []).map(async (file) => {
      const response = await fetch(file);
      await response.arrayBuffer();
      if (!response.ok) throw Error(file);
    }),
  );
}

/**
 * Imports a bundle, from the browser's cache, once all of its files are there: a browser may
 * remember a failed import for as long as the page stands, but never a failed fetch, so the next
 * interaction can try again.
 */
export async function loadBundle(bundle: string): Promise<{ hydrate: Hydrate }> {
  await fetchBundle(bundle);
  return importModule(bundle);
}
