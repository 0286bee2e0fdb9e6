import type { GlobalContextServer } from 'vike/types';
import content from '#content';
import { createSite } from '../model/site.ts';
import { sitePages } from '../model/site-pages.ts';

export function onCreateGlobalContext(globalContext: GlobalContextServer): void {
  const site = createSite(content);
  globalContext.site = site;
  globalContext.sitePages = new Map(sitePages(site).map((page) => [page.path, page]));
}
