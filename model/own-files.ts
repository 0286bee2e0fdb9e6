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
export const OWN_FOLDERS = [EDITOR_PATH, '/assets', '/cards'] as const;

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

/** The files that every build writes besides the pages and those folders (scripts/files/index.ts). */
export const OWN_FILES = [
  HEADERS_FILE,
  REDIRECTS_FILE,
  ROBOTS_FILE,
  SEARCH_FILE,
  SITEMAP_FILE,
  VCARD_FILE,
] as const;

export type OwnFile = (typeof OWN_FILES)[number];

/** Hidden files that hosts and other services request. */
const SERVED_HIDDEN = ['.well-known', '.nojekyll'];

/** Files that macOS and Windows add to folders. */
const JUNK = /^(?:\.ds_store|\._.*|thumbs\.db|desktop\.ini)$/i;

/** Whether the last part of a path is the name of a file that file managers leave behind. */
export function isJunk(path: string): boolean {
  return JUNK.test(path.slice(path.lastIndexOf('/') + 1));
}

/**
 * The part of a path for which its file isn't content and shouldn't be served: one that hides it, such
 * as ".env" or ".git", or the name of junk such as "Thumbs.db". Undefined without one.
 */
export function hiddenPart(path: string): string | undefined {
  return path.split('/').find((part) => {
    const isHidden = part.startsWith('.') && !SERVED_HIDDEN.includes(part);
    return isHidden || isJunk(part);
  });
}
