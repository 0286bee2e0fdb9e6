import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { type AttractionPage, attractionPage } from '../../../model/attraction.ts';

export function data({ globalContext: { site }, routeParams }: PageContextServer): AttractionPage {
  const attraction = site.attractionBySlug.get(routeParams.attraction ?? '');
  if (attraction === undefined) throw render(404);
  return attractionPage(site, attraction);
}
