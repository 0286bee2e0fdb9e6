import type { Wake } from './hydrate.ts';

/** What the browser loads for islands: a bundle that wakes up each island it holds. */
interface Bundle {
  /** Rejects when the island is of another bundle. */
  wake: Wake;
}

/** The islands that need the router; all others come without it. */
const ROUTED = ['PlaceSearch', 'NotFound'];

/** Loads the bundle that holds an island; nothing is fetched before this is called. */
export function loadBundle(island: string): Promise<Bundle> {
  return ROUTED.includes(island) ? import('./bundles/routed.ts') : import('./bundles/unrouted.ts');
}
