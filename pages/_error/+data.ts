import type { PageContextServer } from 'vike/types';
import type { Pages } from '../../model/content.ts';
import { pageHead } from '../../model/head.ts';
import type { PageData } from '../../model/page-data.ts';
import { type TownPage, unknownTownPage } from '../../model/town.ts';

export interface NotFoundData extends PageData {
  page: Pages['not-found'];
  unknownTown: TownPage;
  unknownPlaceTitle: string;
}

export function data({ globalContext: { site } }: PageContextServer): NotFoundData {
  const page = site.pages['not-found'];
  return {
    head: pageHead(site, page, undefined),
    graph: [],
    page,
    unknownTown: unknownTownPage(site),
    unknownPlaceTitle: pageHead(site, { ...page, title: page.placeHeading }, undefined).title,
  };
}
