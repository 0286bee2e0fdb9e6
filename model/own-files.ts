import { FINDER_FILE } from './finder/data.ts';
import { SEAL_FILE, SEAL_PICTURE_FILE, SMALL_WAFER_FILE, WAFER_FILE } from './pictures.ts';
import {
  EDITOR_PATH,
  HEADERS_FILE,
  REDIRECTS_FILE,
  ROBOTS_FILE,
  SITEMAP_FILE,
  VCARD_FILE,
} from './routes.ts';

/** Whether a path stands in an address, and in what hosts read, as it is: "/my file" doesn't. */
export const isPlainPath = (path: string) => /^[\w./~-]+$/.test(path);

/** The folders of a built site that belong to the build: nobody else may put anything there. */
export const OWN_FOLDERS = [EDITOR_PATH, '/assets', '/cards', '/maps', '/postmarks'] as const;

/** The file that says that a folder was written by a build, and may be replaced by one. */
export const BUILD_MARKER = '.mobile-notary-site';

/** The files that every build writes beside the pages and outside of those folders. */
export const OWN_FILES = [
  FINDER_FILE,
  HEADERS_FILE,
  REDIRECTS_FILE,
  ROBOTS_FILE,
  SEAL_FILE,
  SEAL_PICTURE_FILE,
  SITEMAP_FILE,
  SMALL_WAFER_FILE,
  VCARD_FILE,
  WAFER_FILE,
] as const;
