import type { PageContextServer } from 'vike/types';
import type { Pages } from '../../model/content.ts';
import { pageHead } from '../../model/head.ts';
import type { PageData } from '../../model/page-data.ts';
import { cityMapFile } from '../../model/region-map.ts';
import { routes } from '../../model/routes.ts';
import { find, pick } from '../../model/site.ts';

export interface ContactData extends PageData {
  page: Pages['contact'];
  /** The cities that the service area names. */
  areaCities: readonly string[];
  map: { src: string; title: string; show: string; picture: string };
}

export function data({ globalContext: { site } }: PageContextServer): ContactData {
  const page = site.pages.contact;
  const city = find(site.cityBySlug, page.mapCity);
  const { name, state, mapEmbedUrl } = city;
  return {
    head: pageHead(site, page, routes.contact()),
    graph: [],
    page,
    areaCities: pick(site.cityBySlug, page.areaCities).map(({ name }) => name),
    map: {
      src: mapEmbedUrl,
      title: `Map of ${name}, ${state}`,
      show: `Show map of ${name}, ${state}`,
      picture: cityMapFile(city),
    },
  };
}
