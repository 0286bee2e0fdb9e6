import type { PageContextServer } from 'vike/types';
import { listPage } from '../../model/head.ts';
import { routes } from '../../model/routes.ts';

export function data({ globalContext: { site } }: PageContextServer) {
  return {
    ...listPage(site, site.pages.locations, 'Service Areas', routes.locations()),
    cities: site.locationsCities,
  };
}
