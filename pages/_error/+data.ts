import type { PageContextServer } from 'vike/types';
import { type CityPage, unknownCityPage } from '../../model/city.ts';
import type { Pages } from '../../model/content.ts';
import { pageHead } from '../../model/head.ts';
import type { PageData } from '../../model/page-data.ts';

export interface NotFoundData extends PageData {
  page: Pages['not-found'];
  /** The slugs of the cities that have a page. */
  cities: readonly string[];
  unknownCity: CityPage;
  unknownAttractionTitle: string;
}

export function data({ globalContext: { site } }: PageContextServer): NotFoundData {
  const page = site.pages['not-found'];
  return {
    head: pageHead(site, page, undefined),
    graph: [],
    page,
    cities: site.cities.map(({ slug }) => slug),
    unknownCity: unknownCityPage(site),
    unknownAttractionTitle: pageHead(site, { ...page, title: page.placeHeading }, undefined).title,
  };
}
