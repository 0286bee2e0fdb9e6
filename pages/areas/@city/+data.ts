import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { pageData } from '../../../model/head.ts';
import { cityPageWords } from '../../../model/page-words.ts';
import { routes } from '../../../model/routes.ts';
import { cityBreadcrumb, cityServiceNode } from '../../../model/structured-data.ts';

export function data({ globalContext: { site }, routeParams }: PageContextServer) {
  const city = site.cityBySlug.get(routeParams.city ?? '');
  if (city === undefined) throw render(404);
  const about = {
    words: cityPageWords(site, city),
    path: routes.city(city.slug),
    crumbs: cityBreadcrumb(city),
    nodes: [cityServiceNode(site, city)],
  };
  return { city, ...pageData(site, about) };
}
