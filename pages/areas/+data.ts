import type { PageContextServer } from 'vike/types';
import type { City, Pages } from '../../model/content.ts';
import { type ListPage, listPage } from '../../model/list-page.ts';
import { routes } from '../../model/routes.ts';

export interface AreasData extends ListPage<Pages['areas']> {
  featured: readonly City[];
  cities: readonly City[];
}

export function data({ globalContext: { site } }: PageContextServer): AreasData {
  return {
    ...listPage(site, site.pages.areas, site.pages.areas.heading, routes.areas()),
    featured: site.featuredCities,
    cities: site.citiesByName,
  };
}
