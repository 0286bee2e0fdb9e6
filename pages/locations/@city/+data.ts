import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { type TownPage, townPage } from '../../../model/town.ts';

export function data({ globalContext: { site }, routeParams }: PageContextServer): TownPage {
  const slug = routeParams.city ?? '';
  if (!site.cityBySlug.has(slug)) throw render(404);
  return townPage(site, slug);
}
