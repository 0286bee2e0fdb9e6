import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { type CityPage, cityPage } from '../../../model/city.ts';

export function data({ globalContext: { site }, routeParams }: PageContextServer): CityPage {
  const slug = routeParams.city ?? '';
  if (!site.cityBySlug.has(slug)) throw render(404);
  return cityPage(site, slug);
}
