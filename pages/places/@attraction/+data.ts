import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { isCommissionedIn, outsideNote, wayToOffice } from '../../../model/geo.ts';
import { pageHead } from '../../../model/head.ts';
import { routes } from '../../../model/routes.ts';
import { find, nearbyCities } from '../../../model/site.ts';
import { attractionNode, breadcrumb, breadcrumbNode } from '../../../model/structured-data.ts';
import { fillTokens } from '../../../model/tokens.ts';

export function data({ globalContext: { site }, routeParams }: PageContextServer) {
  const attraction = site.attractionBySlug.get(routeParams.attraction ?? '');
  if (attraction === undefined) throw render(404);
  const city = find(site.cityBySlug, attraction.citySlug);
  const { name, state } = city;
  const near = `${attraction.outside ? 'Near' : 'In'} ${name}`;
  const way = wayToOffice(site.business, city);
  const words = site.pages.place;
  const fill = (text: string) => fillTokens(text, { place: attraction.name, city: name, state });
  const path = routes.attraction(attraction.slug);
  const crumbs = breadcrumb(
    { name: 'Service Areas', path: routes.areas() },
    { name, path: routes.city(city.slug) },
    { name: attraction.name, path },
  );
  const { description } = attraction;
  const meta = { title: fill(words.title), description, keywords: words.keywords.map(fill) };
  return {
    head: pageHead(site, meta, path, routes.city(city.slug)),
    graph: [attractionNode(site, attraction), breadcrumbNode(site.settings, crumbs)],
    crumbs,
    attraction,
    city,
    words,
    where:
      way === undefined || attraction.outside
        ? `${near}, ${state}`
        : fillTokens(words.whereFact, { city: name, miles: way.miles }),
    note: isCommissionedIn(site.business, state) ? words.meetNote : undefined,
    needText: outsideNote(site, city) ?? fill(words.needText),
    othersHeading: fill(words.othersHeading),
    others: city.attractions
      .filter(({ slug }) => slug !== attraction.slug)
      .map(({ slug, name }) => ({ path: routes.attraction(slug), name }))
      .concat({ path: routes.attractions(), name: 'All places' }),
    nearby: nearbyCities(site, city),
  };
}
