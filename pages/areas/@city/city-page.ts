import type { City } from '../../../model/content.ts';
import { pageHead } from '../../../model/head.ts';
import { routes } from '../../../model/routes.ts';
import type { Neighbours, Site } from '../../../model/site.ts';
import { breadcrumb, breadcrumbNode, cityServiceNode } from '../../../model/structured-data.ts';
import { fillTokens } from '../../../model/tokens.ts';

/** The page of a city, whether the content knows the city or not (pages/_error). */
export function cityPage(site: Site, city: City, neighbours: Neighbours | undefined) {
  const { name, state, description } = city;
  const words = site.pages.city;
  const fill = (text: string) => fillTokens(text, { city: name, state });
  const path = routes.city(city.slug);
  const meta = { title: fill(words.title), description, keywords: words.keywords.map(fill) };
  const crumbs = breadcrumb({ name: 'Service Areas', path: routes.areas() }, { name, path });
  const heading = fill(words.heading);
  return {
    head: pageHead(site, meta, path),
    graph: [cityServiceNode(site, city, heading), breadcrumbNode(site.settings, crumbs)],
    crumbs,
    heading,
    city,
    neighbours,
  };
}
