import type { PageContextServer } from 'vike/types';
import { pageData } from '../model/head.ts';
import { listNodes } from '../model/structured-data.ts';
import { requestedPage } from './requested-page.ts';

export type Data = ReturnType<typeof data>;

/** The data of pages that take everything else from the site. */
export function data(pageContext: PageContextServer) {
  const { site } = pageContext.globalContext;
  const page = requestedPage(pageContext);
  return pageData(site, page, { nodes: listNodes(site, page) });
}
