import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { type PlacePage, placePage } from '../../../model/place.ts';

export function data({ globalContext: { site }, routeParams }: PageContextServer): PlacePage {
  const place = site.placeBySlug.get(routeParams.place ?? '');
  if (place === undefined) throw render(404);
  return placePage(site, place);
}
