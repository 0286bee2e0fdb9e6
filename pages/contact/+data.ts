import type { PageContextServer } from 'vike/types';
import { pageData } from '../../model/head.ts';
import { ownersNodes } from '../../model/structured-data.ts';
import { requestedPage } from '../requested-page.ts';

export function data(pageContext: PageContextServer) {
  const { site } = pageContext.globalContext;
  return pageData(site, requestedPage(pageContext), { nodes: ownersNodes(site) });
}
