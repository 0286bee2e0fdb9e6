import type { PageContextServer } from 'vike/types';
import type { Pages, Place } from '../../model/content.ts';
import { type ListPage, listPage } from '../../model/list-page.ts';
import { routes } from '../../model/routes.ts';

export interface PlacesData extends ListPage<Pages['places']> {
  places: readonly Place[];
}

export function data({ globalContext: { site } }: PageContextServer): PlacesData {
  return {
    ...listPage(site, site.pages.places, 'Places', routes.places()),
    places: site.places,
  };
}
