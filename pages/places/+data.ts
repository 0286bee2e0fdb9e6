import type { PageContextServer } from 'vike/types';
import type { Attraction, Pages } from '../../model/content.ts';
import { type ListPage, listPage } from '../../model/list-page.ts';
import { routes } from '../../model/routes.ts';

export interface AttractionsData extends ListPage<Pages['places']> {
  attractions: readonly Attraction[];
}

export function data({ globalContext: { site } }: PageContextServer): AttractionsData {
  return {
    ...listPage(site, site.pages.places, 'Places', routes.attractions()),
    attractions: site.attractions,
  };
}
