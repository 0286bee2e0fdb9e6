import { EDITOR_PATH, NOT_FOUND, pageFile, routes } from '../../model/routes.ts';

/**
 * The one address of a page that is asked for by the name of its file, or of the editor by the name
 * of its folder. Undefined for every other path, and for one that browsers would take for the name
 * of another host ("//example.com").
 */
export function addressFor(path: string): string | undefined {
  if (path.startsWith('//') || path === pageFile(NOT_FOUND)) return undefined;
  if (path === pageFile(routes.home()) || path === '/index') return routes.home();
  if (path === `${EDITOR_PATH}/`) return EDITOR_PATH;
  return /^(.*[^/])\.html$/.exec(path)?.[1];
}
