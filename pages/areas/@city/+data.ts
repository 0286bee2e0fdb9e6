import type { PageContextServer } from 'vike/types';
import { pageData } from '../../../model/head.ts';
import { find } from '../../../model/site.ts';
import { cityServiceNode } from '../../../model/structured-data.ts';
import { requestedPage } from '../../requested-page.ts';

export function data(pageContext: PageContextServer) {
  const { site } = pageContext.globalContext;
  const page = requestedPage(pageContext);
  const city = find(site.cityBySlug, page.slug);

  const own = { nodes: [cityServiceNode(site, city)] };
  return { city, ...pageData(site, page, own) };
}
