import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { pageData } from '../../../model/head.ts';
import { placePageWords } from '../../../model/page-words.ts';
import { routes } from '../../../model/routes.ts';
import { find } from '../../../model/site.ts';
import { attractionNode, cityBreadcrumb } from '../../../model/structured-data.ts';

export function data({ globalContext: { site }, routeParams }: PageContextServer) {
  const attraction = site.attractionBySlug.get(routeParams.attraction ?? '');
  if (attraction === undefined) throw render(404);
  const { name, slug } = attraction;
  const city = find(site.cityBySlug, attraction.citySlug);
  const path = routes.attraction(slug);
  const about = {
    words: placePageWords(site, attraction),
    path,
    isListed: attraction.index,
    cardPath: routes.city(city.slug),
    crumbs: [...cityBreadcrumb(city), { name, path }],
    nodes: [attractionNode(site, attraction)],
  };
  return { attraction, city, ...pageData(site, about) };
}
