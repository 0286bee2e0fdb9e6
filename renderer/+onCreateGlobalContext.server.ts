import type { GlobalContextServer } from 'vike/types';
import content from '#content';
import { createSite } from '../model/site.ts';
import { sitePages } from '../model/site-pages.ts';

/** Reads the typed content and builds its indexes, once for all pages. */
export function onCreateGlobalContext(globalContext: GlobalContextServer): void {
  const site = createSite(content);
  globalContext.site = site;
  globalContext.sitePages = new Map(sitePages(site).map((page) => [page.path, page]));
}
