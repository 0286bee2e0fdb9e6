import {
  EDITOR_PATH,
  HEADERS_FILE,
  NOT_FOUND,
  REDIRECTS_FILE,
  ROBOTS_FILE,
  SEARCH_FILE,
  SITEMAP_FILE,
  VCARD_FILE,
} from './routes.ts';

/** The folders of a built site that belong to the build: nobody else may put anything there. */
export const OWN_FOLDERS = [EDITOR_PATH, '/assets', '/cards', '/maps'] as const;

/** What stands at the addresses right below the home page that no page of the owner can have. */
const TAKEN_ADDRESSES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(OWN_FOLDERS.map((folder) => [folder, 'a folder of the site itself'])),
  [EDITOR_PATH]: 'the editor',
  [NOT_FOUND]: "the page for addresses that don't exist",
  '/index': 'another name of the home page',
};

/** What stands at an address that no page of the owner can have; undefined where it can have one. */
export function takenBy(path: string): string | undefined {
  return Object.hasOwn(TAKEN_ADDRESSES, path) ? TAKEN_ADDRESSES[path] : undefined;
}

/** The names that no page of the owner can have, besides those of the files that every site has. */
export const TAKEN_NAMES = Object.keys(TAKEN_ADDRESSES).map((path) => path.slice(1));

/** The files that every build writes beside the pages and outside of those folders. */
export const OWN_FILES = [
  HEADERS_FILE,
  REDIRECTS_FILE,
  ROBOTS_FILE,
  SEARCH_FILE,
  SITEMAP_FILE,
  VCARD_FILE,
] as const;

/** Hidden files that hosts and services ask for. */
const SERVED_THOUGH_HIDDEN = ['.well-known', '.nojekyll'];

/** What Windows adds to a folder. */
const OF_WINDOWS = /^(?:thumbs\.db|desktop\.ini)$/i;

/**
 * The part of a path that keeps its file out of the site, such as ".env", ".git" or "Thumbs.db":
 * programs leave it in a folder, and it may be secret. Undefined for what is served.
 */
export function unservedPart(path: string): string | undefined {
  return path.split('/').find((part) => {
    const isHidden = part.startsWith('.') && !SERVED_THOUGH_HIDDEN.includes(part);
    return isHidden || OF_WINDOWS.test(part);
  });
}
