import type { PageContextServer } from 'vike/types';
import type { Pages } from '../../model/content.ts';
import { pageHead } from '../../model/head.ts';
import { embeddedMapUrl } from '../../model/maps.ts';
import type { PageData } from '../../model/page-data.ts';
import { routes } from '../../model/routes.ts';
import { pick } from '../../model/site.ts';

/** The contact page's map shows Boise, though the office is in Nampa (spec section 7). */
const MAP_CENTRE = { name: 'Boise, ID', town: 'boise' };

export interface ContactData extends PageData {
  page: Pages['contact'];
  /** The towns that the service area names. */
  areaCities: readonly string[];
  map: { src: string; title: string; show: string; town: string };
}

export function data({ globalContext: { site } }: PageContextServer): ContactData {
  const page = site.pages.contact;
  return {
    head: pageHead(site, page, routes.contact()),
    graph: [],
    page,
    areaCities: pick(site.cityBySlug, page.areaCities).map(({ name }) => name),
    map: {
      src: embeddedMapUrl(MAP_CENTRE.name, site.settings.mapsKey),
      title: `Map of ${MAP_CENTRE.name}`,
      show: `Show the map of ${MAP_CENTRE.name}`,
      town: MAP_CENTRE.town,
    },
  };
}
