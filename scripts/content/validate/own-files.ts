import { EDITOR_PATH, markdownFile, routes } from '../../../model/routes.ts';
import { ARTIFACTS } from '../../artifacts/artifacts.ts';
import { MARK } from '../../build/mark.ts';

/** Files of public/ and of the build that are neither pages nor made from the content. */
const OTHER_FILES = [
  '/404.html',
  `/${MARK}`,
  '/_headers',
  '/apple-touch-icon.png',
  '/favicon-32.png',
  '/favicon.svg',
  '/icon-192.png',
  '/icon-512.png',
  '/seal.svg',
];

/** Folders in which nothing but the build puts files. */
export const OWN_FOLDERS = [EDITOR_PATH, '/assets', '/cards'];

/**
 * Every file of the built site outside its own folders, by its address.
 * tests/output/found.test.ts holds the list against a built site.
 * @param pages the address of every page
 */
export function ownFiles(pages: Iterable<string>): string[] {
  const ofPages = [...pages].flatMap((path) =>
    path === routes.home() ? ['/index.html'] : [`${path}.html`, markdownFile(path)],
  );
  return [...ofPages, ...ARTIFACTS.map(({ path }) => path), ...OTHER_FILES];
}
