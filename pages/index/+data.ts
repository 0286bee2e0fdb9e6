import type { PageContextServer } from 'vike/types';
import type { City, Pages, Service, Testimonial } from '../../model/content.ts';
import { profileLinks } from '../../model/credentials.ts';
import { pageHead } from '../../model/head.ts';
import type { PageData } from '../../model/page-data.ts';
import { routes } from '../../model/routes.ts';

export interface HomeData extends PageData {
  page: Pages['home'];
  services: readonly Service[];
  cities: readonly City[];
  testimonials: readonly Testimonial[];
  /** Whether there is anything that clients say, here or elsewhere. */
  hasReviews: boolean;
}

export function data({ globalContext: { site } }: PageContextServer): HomeData {
  const page = site.pages.home;
  return {
    head: pageHead(site, page, routes.home()),
    graph: [],
    showsNotary: true,
    page,
    services: site.services,
    cities: site.featuredCities,
    testimonials: site.testimonials,
    hasReviews: site.testimonials.length > 0 || profileLinks(site.business).length > 0,
  };
}
