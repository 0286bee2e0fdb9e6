import type { Hydrate } from './hydrate.ts';

/** What the browser loads for islands: a bundle that hydrates each island it holds. */
interface Bundle {
  /** Rejects when the island is of another bundle. */
  hydrate: Hydrate;
}

/** The files of each module, the module itself first; written by the bundler. */
declare const ISLAND_FILES: Record<'routed' | 'unrouted' | 'openNow', readonly string[]>;

/** The islands that need the router; all others come without it. */
const ROUTED = ['AttractionSearch', 'NotFound'];

/** Loads the bundle that holds an island; nothing is fetched before this is called. */
export async function loadBundle(island: string): Promise<Bundle> {
  return load(ROUTED.includes(island) ? 'routed' : 'unrouted');
}

/** Runs the script that keeps the opening hours current. */
export const startOpenNow = () => import(/* @vite-ignore */ ISLAND_FILES.openNow[0] ?? '');

/**
 * Fetches all files of a module side by side, and imports it, from the browser's cache, when they
 * are there: a browser may remember a failed import for as long as the page stands, but never a
 * failed fetch, so the next interaction can try again. Each file is read to its end, so that a connection
 * lost half-way is noticed too.
 */
async function load(name: 'routed' | 'unrouted') {
  const files = ISLAND_FILES[name];
  await Promise.all(
    files.map(async (file) => {
      const response = await fetch(file);
      await response.arrayBuffer();
      if (!response.ok) throw Error(`Not loaded: ${file}`);
    }),
  );
  return import(/* @vite-ignore */ files[0] ?? '');
}
