import type { PageContextServer } from 'vike/types';
import { pageData } from '../../../model/head.ts';
import { find } from '../../../model/site.ts';
import { attractionNode } from '../../../model/structured-data.ts';
import { requestedPage } from '../../requested-page.ts';

export function data(pageContext: PageContextServer) {
  const { site } = pageContext.globalContext;
  const page = requestedPage(pageContext);
  const attraction = find(site.attractionBySlug, page.slug);
  const city = find(site.cityBySlug, attraction.citySlug);

  const own = { nodes: [attractionNode(site, attraction)] };
  return { attraction, city, ...pageData(site, page, own) };
}
