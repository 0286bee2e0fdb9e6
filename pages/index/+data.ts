import type { PageContextServer } from 'vike/types';
import type { City, Pages, Service, Testimonial } from '../../model/content.ts';
import { pageHead } from '../../model/head.ts';
import type { PageData } from '../../model/page-data.ts';
import { routes } from '../../model/routes.ts';

export interface HomeData extends PageData {
  page: Pages['home'];
  services: readonly Service[];
  cities: readonly City[];
  testimonials: readonly Testimonial[];
}

export function data({ globalContext: { site } }: PageContextServer): HomeData {
  const page = site.pages.home;
  return {
    head: pageHead(site, page, routes.home()),
    graph: [],
    page,
    services: site.services,
    cities: site.featuredCities,
    testimonials: site.testimonials,
  };
}
