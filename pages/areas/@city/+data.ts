import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { pageData } from '../../../model/head.ts';
import { routes } from '../../../model/routes.ts';
import { cityBreadcrumb, cityServiceNode } from '../../../model/structured-data.ts';
import { fillTokens } from '../../../model/tokens.ts';

export function data({ globalContext: { site }, routeParams }: PageContextServer) {
  const city = site.cityBySlug.get(routeParams.city ?? '');
  if (city === undefined) throw render(404);
  const { name, state, description } = city;
  const { title, keywords } = site.pages.city;
  const fill = (text: string) => fillTokens(text, { city: name, state });
  const about = {
    words: { title: fill(title), description, keywords: keywords.map(fill) },
    path: routes.city(city.slug),
    crumbs: cityBreadcrumb(city),
    nodes: [cityServiceNode(site, city)],
  };
  return { city, ...pageData(site, about) };
}
