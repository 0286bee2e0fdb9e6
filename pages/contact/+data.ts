import type { PageContextServer } from 'vike/types';
import { pageHead } from '../../model/head.ts';
import { routes } from '../../model/routes.ts';
import { find, pick } from '../../model/site.ts';

export type Data = ReturnType<typeof data>;

export function data({ globalContext: { site } }: PageContextServer) {
  const page = site.pages.contact;
  return {
    head: pageHead(site, page, routes.contact()),
    graph: [],
    page,
    /** The cities that the service area names. */
    areaCities: pick(site.cityBySlug, page.areaCities),
    mapCity: find(site.cityBySlug, page.mapCity),
  };
}
