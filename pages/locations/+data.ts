import type { PageContextServer } from 'vike/types';
import type { City, Pages } from '../../model/content.ts';
import { type ListPage, listPage } from '../../model/list-page.ts';
import { routes } from '../../model/routes.ts';

export interface LocationsData extends ListPage<Pages['locations']> {
  cities: readonly City[];
}

export function data({ globalContext: { site } }: PageContextServer): LocationsData {
  return {
    ...listPage(site, site.pages.locations, 'Service Areas', routes.locations()),
    cities: site.locationsCities,
  };
}
