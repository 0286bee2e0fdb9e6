import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { pageData } from '../../../model/head.ts';
import { routes } from '../../../model/routes.ts';
import { find } from '../../../model/site.ts';
import { attractionNode, cityBreadcrumb } from '../../../model/structured-data.ts';
import { fillTokens } from '../../../model/tokens.ts';

export function data({ globalContext: { site }, routeParams }: PageContextServer) {
  const attraction = site.attractionBySlug.get(routeParams.attraction ?? '');
  if (attraction === undefined) throw render(404);
  const { name, description, slug } = attraction;
  const city = find(site.cityBySlug, attraction.citySlug);
  const { title, keywords } = site.pages.place;
  const tokens = { place: name, city: city.name, state: city.state };
  const fill = (text: string) => fillTokens(text, tokens);
  const path = routes.attraction(slug);
  const about = {
    words: { title: fill(title), description, keywords: keywords.map(fill) },
    path,
    cardPath: routes.city(city.slug),
    crumbs: [...cityBreadcrumb(city), { name, path }],
    nodes: [attractionNode(site, attraction)],
  };
  return { attraction, city, ...pageData(site, about) };
}
