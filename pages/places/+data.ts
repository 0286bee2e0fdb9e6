import type { PageContextServer } from 'vike/types';
import type { City } from '../../model/content.ts';
import { listPage } from '../../model/head.ts';
import { routes } from '../../model/routes.ts';

export function data({ globalContext: { site } }: PageContextServer) {
  const hasAttractions = ({ attractions }: City) => attractions.length > 0;
  return {
    ...listPage(site, site.pages.places, 'Places', routes.attractions()),
    count: site.attractions.length,
    cities: site.citiesByName.filter(hasAttractions),
    featured: site.featuredCities.filter(hasAttractions),
  };
}
