import type { PageContextServer } from 'vike/types';
import { pageData } from '../../model/head.ts';
import { namedPageWords } from '../../model/page-words.ts';

/** Page Not Found has no address and isn't in the list of pages. */
export function data({ globalContext: { site } }: PageContextServer) {
  const words = namedPageWords(site.pages['not-found']);
  return pageData(site, { words, crumbs: [], isIndexed: false });
}
