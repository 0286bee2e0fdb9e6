import { posix } from 'node:path';
import shared from '../styles/index.css?inline';

/** The style of what most kinds of pages have, as it stands in every page. */
export const SHARED_STYLE = shared.trim();

/**
 * The style sheets that stand in the folders of pages, by their paths: "../pages/index/home.css". Each
 * begins with those of the components that only some kinds of pages show.
 */
const sheets = import.meta.glob<string>('../pages/**/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});

/** The style of each kind of page that has one of its own, by the folder of the page. */
const pageStyles = new Map<string, string>();
for (const [path, sheet] of Object.entries(sheets)) {
  const folder = posix.dirname(path).replace('..', '');
  const before = pageStyles.get(folder) ?? '';
  pageStyles.set(folder, `${before}@layer components{${sheet.trim()}}`);
}

/**
 * The style that only one kind of page needs.
 * @param pageId the folder of the page, as vike names it: "/pages/areas/@city"
 */
export function pageStyle(pageId: string): string | undefined {
  return pageStyles.get(pageId);
}
