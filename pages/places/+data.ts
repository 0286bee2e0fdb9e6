import type { PageContextServer } from 'vike/types';
import { byCity, type CityAttractions } from '../../model/attraction-groups.ts';
import type { Pages } from '../../model/content.ts';
import { type ListPage, listPage } from '../../model/list-page.ts';
import { routes } from '../../model/routes.ts';

export interface AttractionsData extends ListPage<Pages['places']> {
  groups: readonly CityAttractions[];
  featured: readonly CityAttractions[];
}

export function data({ globalContext: { site } }: PageContextServer): AttractionsData {
  return {
    ...listPage(site, site.pages.places, 'Places', routes.attractions()),
    groups: byCity(site.citiesByName),
    featured: byCity(site.featuredCities),
  };
}
