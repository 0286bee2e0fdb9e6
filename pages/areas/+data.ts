import type { PageContextServer } from 'vike/types';
import { listPage } from '../../model/head.ts';
import { routes } from '../../model/routes.ts';

export function data({ globalContext: { site } }: PageContextServer) {
  return {
    ...listPage(site, site.pages.areas, site.pages.areas.heading, routes.areas()),
    featured: site.featuredCities,
    cities: site.citiesByName,
  };
}
