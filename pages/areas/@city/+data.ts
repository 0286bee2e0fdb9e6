import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { neighbours } from '../../../model/site.ts';
import { cityPage } from './city-page.ts';

export function data({ globalContext: { site }, routeParams }: PageContextServer) {
  const city = site.cityBySlug.get(routeParams.city ?? '');
  if (city === undefined) throw render(404);
  return cityPage(site, city, neighbours(site, city.slug));
}
