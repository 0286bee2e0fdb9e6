import type { PageContextServer } from 'vike/types';
import { pageHead } from '../../model/head.ts';
import { longDate } from '../../model/hours.ts';
import { routes } from '../../model/routes.ts';

export type Data = ReturnType<typeof data>;

export function data({ globalContext: { site } }: PageContextServer) {
  const page = site.pages.home;
  return {
    head: pageHead(site, page, routes.home()),
    graph: [],
    page,
    services: site.services,
    cities: site.featuredCities,
    // Dates are written out here, so that no browser has to.
    testimonials: site.testimonials.map(({ date, ...said }) =>
      date === undefined ? said : { ...said, date: longDate(date) },
    ),
  };
}
