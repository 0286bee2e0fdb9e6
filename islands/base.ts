/** The path that the site is served under, without a trailing slash. */
export const BASE = import.meta.env.BASE_URL.replace(/\/$/, '');

/** The `lang` of every document, which browsers change when they translate it. */
export const LANGUAGE = 'en-US';

/** The URL parameter with the search text: /places?q=ontario */
export const QUERY = 'q';

/** The address of a path of this site, for links and requests. */
export function addressOf(path: string): string {
  return BASE + path;
}

/**
 * Uses the tab's session storage. Returns undefined if that fails, for example because the browser
 * blocks storage or it is full; callers must work without it.
 */
export function inTab<Kept>(use: (tab: Storage) => Kept): Kept | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
