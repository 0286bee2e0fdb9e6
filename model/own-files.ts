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

/** The folders of a built site that only the build may write to. */
export const OWN_FOLDERS = [EDITOR_PATH, '/assets', '/cards', '/maps'] as const;

/** Top-level addresses that an owner's page can't have, with what is there. */
const TAKEN_ADDRESSES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(OWN_FOLDERS.map((folder) => [folder, 'a folder of the site itself'])),
  [EDITOR_PATH]: 'the editor',
  [NOT_FOUND]: "the page for addresses that don't exist",
  '/index': 'another name of the home page',
};

/** What is at an address that an owner's page can't have; undefined if it's available. */
export function takenBy(path: string): string | undefined {
  return Object.hasOwn(TAKEN_ADDRESSES, path) ? TAKEN_ADDRESSES[path] : undefined;
}

/** File names that an owner's page can't have, besides those in `PAGES`. */
export const TAKEN_NAMES = Object.keys(TAKEN_ADDRESSES).map((path) => path.slice(1));

/** The files that every build writes besides the pages and those folders. */
export const OWN_FILES = [
  HEADERS_FILE,
  REDIRECTS_FILE,
  ROBOTS_FILE,
  SEARCH_FILE,
  SITEMAP_FILE,
  VCARD_FILE,
] as const;

/** Hidden files that hosts and other services request. */
const SERVED_HIDDEN = ['.well-known', '.nojekyll'];

/** Files that Windows adds to folders. */
const WINDOWS_FILES = /^(?:thumbs\.db|desktop\.ini)$/i;

/**
 * The part of a path that keeps its file out of the site, such as ".env", ".git" or "Thumbs.db":
 * programs leave such files behind, and they may be secret. Undefined if the file is served.
 */
export function unservedPart(path: string): string | undefined {
  return path.split('/').find((part) => {
    const isHidden = part.startsWith('.') && !SERVED_HIDDEN.includes(part);
    return isHidden || WINDOWS_FILES.test(part);
  });
}
