/** The path below which this site was built to stand, without a slash at its end. */
export const BASE = import.meta.env.BASE_URL.replace(/\/$/, '');

/** The language in which every page is written. */
export const LANGUAGE = 'en-US';

/** The search parameter that holds what is searched for: /places?q=ontario */
export const QUERY = 'q';

/** A path of this site as the browser must ask for it. */
export function addressOf(path: string): string {
  return BASE + path;
}

/**
 * Uses what the browser tab keeps until it is closed. A browser may forbid its storage, or have no
 * room left: such a tab keeps nothing, and nothing else changes.
 */
export function inTab<Kept>(use: (tab: Storage) => Kept): Kept | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
